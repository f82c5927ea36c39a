/** A value one step away from a token's. */
export interface Step {
  /** The part that differs, of a value with several; else `null`. */
  part: string | null;
  value: string;
}

/** From this length on, in pixels, a radius is half the height whatever its value. */
const ENDLESS = 999;

/** Returns each value that is one step away from `value`, a token of `group`. */
export function stepsOf(group: string, value: string): Step[] {
  const step = (stepped: string): Step[] => [{ part: null, value: stepped }];
  if (/^#[0-9a-f]{6}$/.test(value)) return step(nextColor(value));
  if (value.includes('rgb(')) return step(nextAlpha(value));
  if (/^\d+px$/.test(value)) return step(nextLength(value));
  // Only the order of layers shows, so the step is the one below everything.
  if (group === 'layer') return step('-1');
  if (/^\d00$/.test(value)) return step(lighterWeight(value));
  const font = /^(?:(\d+) )?(\d+px)\/(\d+px) (.+)$/.exec(value);
  if (!font) throw new Error(`A step of \`${value}\` is not defined: add it to step.ts.`);
  return fontSteps(font[1], font[2]!, font[3]!, font[4]!);
}

function nextColor(color: string): string {
  const red = Number.parseInt(color.slice(1, 3), 16);
  return `#${(red === 255 ? 254 : red + 1).toString(16).padStart(2, '0')}${color.slice(3)}`;
}

/** A channel of a translucent colour may vanish in rounding: its share is changed, by 1 %. */
const nextAlpha = (value: string) =>
  value.replace(/(\d+)%\)/, (_, alpha: string) => `${Number(alpha) + 1}%)`);

function nextLength(length: string): string {
  const pixels = Number.parseInt(length, 10);
  return pixels >= ENDLESS ? '0px' : `${pixels + 1}px`;
}

const lighterWeight = (weight: string) => String(Number(weight) - 100);

function fontSteps(
  weight: string | undefined,
  size: string,
  line: string,
  families: string,
): Step[] {
  const font = (wght: string | undefined, px: string, height: string, names: string) =>
    `${wght === undefined ? '' : `${wght} `}${px}/${height} ${names}`;
  return [
    { part: 'size', value: font(weight, nextLength(size), line, families) },
    { part: 'line height', value: font(weight, size, nextLength(line), families) },
    { part: 'family', value: font(weight, size, line, 'serif') },
    ...(weight === undefined
      ? []
      : [{ part: 'weight', value: font(lighterWeight(weight), size, line, families) }]),
  ];
}
