import { channelsOf, fromLinear, hexOf, luminanceOf, toLinear } from './contrast';
import { palette } from './palette';
import { darkColors, lightColors, tokens, type ColorTokens } from './tokens';

/**
 * The eight offered theme colours. The first is the default, the second the specification's other
 * default.
 */
export const ACCENT_PRESETS = [
  '#2F7DEE',
  '#409EFF',
  '#13C2C2',
  '#11A983',
  '#6959CD',
  '#E8730C',
  '#304156',
  '#212121',
] as const;

/** The colours derived from the theme colour. */
export type AccentColors = Pick<
  ColorTokens,
  | 'accentSolid'
  | 'accentHover'
  | 'accentPressed'
  | 'accentText'
  | 'accentSoft'
  | 'focus'
  | 'surfaceSelected'
>;

/**
 * The derivation of a colour from the theme colour. `luminance` keeps its relative luminance (0–1,
 * as in WCAG) between two bounds; the lower one is a base plus a share of the colour's own. `mix`
 * is a share of another colour, in sRGB.
 */
type Derivation =
  | {
      luminance: {
        low?: readonly [base: number, share: number] | undefined;
        high?: number | undefined;
      };
    }
  | { of: 'seed' | 'accentSolid'; mix: number; with: 'surface' | 'black' };

/**
 * The bounds follow from WCAG's formula. White is readable (4.5:1) on a luminance of at most 0.183.
 * In light mode the darkest surface behind accent text has 0.76, in dark mode the lightest 0.025,
 * more where the soft colour of a light seed lies behind it. Focus rings need 3:1. A solid colour
 * of at least 0.05 stays visible on a dark surface.
 */
const RULES: Record<'light' | 'dark', Record<keyof AccentColors, Derivation>> = {
  light: {
    accentSolid: { luminance: { high: 0.18 } },
    accentHover: { of: 'accentSolid', mix: 0.14, with: 'black' },
    accentPressed: { of: 'accentSolid', mix: 0.28, with: 'black' },
    accentText: { luminance: { high: 0.125 } },
    accentSoft: { of: 'seed', mix: 0.89, with: 'surface' },
    focus: { luminance: { high: 0.25 } },
    surfaceSelected: { of: 'seed', mix: 0.94, with: 'surface' },
  },
  dark: {
    accentSolid: { luminance: { low: [0.05, 0], high: 0.18 } },
    accentHover: { of: 'accentSolid', mix: 0.14, with: 'black' },
    accentPressed: { of: 'accentSolid', mix: 0.28, with: 'black' },
    accentText: { luminance: { low: [0.3, 0.25] } },
    accentSoft: { of: 'seed', mix: 0.8, with: 'surface' },
    focus: { luminance: { low: [0.18, 0] } },
    surfaceSelected: { of: 'seed', mix: 0.87, with: 'surface' },
  },
};

/**
 * Returns the colours derived from a theme colour (`#rrggbb`): as close to it as readability
 * permits. White on solid colours and text on every surface keep 4.5:1, the focus ring 3:1.
 */
export function accentColors(seed: string, mode: 'light' | 'dark'): AccentColors {
  const rules = RULES[mode];
  const base = mode === 'light' ? lightColors : darkColors;
  const colors: Partial<AccentColors> = {};
  for (const name of Object.keys(rules) as (keyof AccentColors)[]) {
    const rule = rules[name];
    colors[name] =
      'luminance' in rule
        ? clampLuminance(seed, rule.luminance)
        : mix(
            rule.of === 'seed' ? seed : colors[rule.of]!,
            rule.with === 'black' ? palette.black : base.surface,
            rule.mix,
          );
  }
  return colors as AccentColors;
}

/**
 * Returns the same derivation as CSS declarations of `--mj-derived-…`, which follow
 * `--mj-color-accent`. While that variable is not set they are invalid, so that the fallback of
 * `var()` applies.
 */
export function accentDeclarations(mode: 'light' | 'dark'): string {
  const rules = RULES[mode];
  return (Object.keys(rules) as (keyof AccentColors)[])
    .map((name) => `${derivedName(name)}: ${cssOf(rules[name])};`)
    .join('\n');
}

/** Returns the variable that holds a derived colour. */
export const derivedName = (name: keyof AccentColors) => `--mj-derived-${name}`;

/** Whether a colour is derived from the theme colour. */
export const isDerived = (name: string): name is keyof AccentColors => name in RULES.light;

/** Whether `color` is a valid theme colour: `#rrggbb`. */
export function isAccent(color: unknown): color is string {
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
}

const SEED = `var(${tokens.vars.color.accent})`;
/** White of D65, as XYZ. */
const WHITE = { x: 0.9505, y: 1, z: 1.089 };

function cssOf(rule: Derivation): string {
  if ('mix' in rule) {
    const color = rule.of === 'seed' ? SEED : `var(${derivedName(rule.of)})`;
    const other = rule.with === 'black' ? palette.black : tokens.color.surface;
    return `color-mix(in srgb, ${color}, ${other} ${rule.mix * 100}%)`;
  }
  const { low, high } = rule.luminance;
  const darker = high === undefined ? '1' : `min(1, ${high} / max(y, 0.0001))`;
  const lighter =
    low === undefined ? '0' : `max(0, (${low[0]} + ${low[1]} * y - y) / max(1 - y, 0.0001))`;
  const channels = (Object.keys(WHITE) as (keyof typeof WHITE)[]).map(
    (channel) => `calc(${channel} * ${darker} * (1 - ${lighter}) + ${WHITE[channel]} * ${lighter})`,
  );
  return `color(from ${SEED} xyz-d65 ${channels.join(' ')})`;
}

/** Returns the colour, darkened or mixed with white in linear light until its luminance fits. */
function clampLuminance(
  color: string,
  {
    low,
    high = 1,
  }: { low?: readonly [base: number, share: number] | undefined; high?: number | undefined },
): string {
  const linear = channelsOf(color).map(toLinear);
  const luminance = luminanceOf(linear);
  const darker = Math.min(1, high / Math.max(luminance, 0.0001));
  const wanted = low === undefined ? 0 : low[0] + low[1] * luminance;
  const lighter = Math.max(0, (wanted - luminance) / Math.max(1 - luminance, 0.0001));
  return hexOf(
    linear.map((channel) => fromLinear(channel * darker * (1 - lighter) + lighter) * 255),
  );
}

/** Returns `one` with a `share` (0–1) of `other` mixed in, all as `#rrggbb`. */
function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  return hexOf(channelsOf(one).map((from, index) => from + (others[index]! - from) * share));
}
