import { contrast } from './contrast';
import { palette } from './palette';
import { darkColors, lightColors, type ColorTokens } from './tokens';

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
  | 'accent'
  | 'accentHover'
  | 'accentPressed'
  | 'accentText'
  | 'accentSoft'
  | 'focus'
  | 'surfaceSelected'
>;

const READABLE = 4.5;
const VISIBLE = 3;
const surfaces = (colors: ColorTokens) => [
  colors.page,
  colors.surface,
  colors.surfaceRaised,
  colors.surfaceSunken,
  colors.surfaceHover,
];

/**
 * Returns the colours derived from a theme colour (`#rrggbb`): as close to it as readability
 * permits. White on solid colours and text on every surface keep 4.5:1, the focus ring 3:1.
 */
export function accentColors(seed: string, mode: 'light' | 'dark'): AccentColors {
  const base = mode === 'light' ? lightColors : darkColors;
  const away = mode === 'light' ? palette.black : palette.white;
  const readable = towards(
    seed,
    palette.black,
    (color) => contrast(color, palette.white) >= READABLE,
  );
  const accent = towards(
    readable,
    palette.white,
    (color) =>
      contrast(color, base.surface) >= 1.6 ||
      contrast(mix(color, palette.white, 0.02), palette.white) < READABLE,
  );
  const accentSoft = mix(seed, base.surface, mode === 'light' ? 0.89 : 0.8);
  const accentText = towards(seed, away, (color) =>
    [...surfaces(base), accentSoft].every((surface) => contrast(color, surface) >= READABLE),
  );

  return {
    accent,
    accentHover: mix(accent, palette.black, 0.14),
    accentPressed: mix(accent, palette.black, 0.28),
    accentText,
    accentSoft,
    focus: towards(seed, away, (color) =>
      surfaces(base).every((surface) => contrast(color, surface) >= VISIBLE),
    ),
    surfaceSelected: accentSoft,
  };
}

/** Whether `color` is a valid theme colour: `#rrggbb`. */
export function isAccent(color: unknown): color is string {
  return typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color);
}

/** Returns `one` with a `share` (0–1) of `other` mixed in, all as `#rrggbb`. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((index) => {
    const [from, to] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(index, index + 2), 16),
    ) as [number, number];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * Returns the first colour between `from` and `to`, in steps of 2 %, that `isGood` accepts; `to`
 * itself when there is none before it.
 */
function towards(from: string, to: string, isGood: (color: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.02) {
    const color = mix(from, to, share);
    if (isGood(color)) return color;
  }
  return to;
}
