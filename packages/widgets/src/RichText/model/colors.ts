const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  blue: '#0000ff',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  orange: '#ffa500',
  purple: '#800080',
  red: '#ff0000',
  white: '#ffffff',
  yellow: '#ffff00',
  fuchsia: '#ff00ff',
  aqua: '#00ffff',
  lime: '#00ff00',
  navy: '#000080',
  maroon: '#800000',
  teal: '#008080',
  silver: '#c0c0c0',
};

/** Returns a CSS colour as `#rrggbb`; `undefined` for none, a transparent or an unknown one. */
export function readColor(css: string): string | undefined {
  const color = css.trim().toLowerCase();
  if (Object.hasOwn(NAMED, color)) return NAMED[color];
  const [, short] = /^#([\da-f]{3})$/.exec(color) ?? [];
  if (short) return `#${Array.from(short, (digit) => digit + digit).join('')}`;
  if (/^#[\da-f]{6}$/.test(color)) return color;
  const [, numbers] = /^rgba?\(([\d., /]+)\)$/.exec(color) ?? [];
  const [red, green, blue, alpha = 1] = numbers?.split(/[, /]+/).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha === 0)
    return undefined;
  const digits = (part: number) => Math.min(part, 255).toString(16).padStart(2, '0');
  return `#${[red, green, blue].map(digits).join('')}`;
}

/** Colours of letters that the toolbar offers; each can be read on paper. */
export const INKS = [
  '#c0392b',
  '#b45309',
  '#8a6d00',
  '#1e7a3c',
  '#0b7285',
  '#1d4ed8',
  '#6d28d9',
  '#a61e4d',
  '#5c6470',
] as const;

/** Colours behind letters that the toolbar offers. */
export const HIGHLIGHTS = [
  '#ffe3e3',
  '#ffe8cc',
  '#fff3bf',
  '#d3f9d8',
  '#c5f6fa',
  '#d0ebff',
  '#e5dbff',
  '#ffdeeb',
  '#e9ecef',
] as const;
