import { contrast } from './contrast';
import { palette } from './palette';

/** The colours of a menu: 0 light with grey text, 1 dark, 2 the theme colour with white text. */
export type NavColoring = 0 | 1 | 2;

/** All colourings. */
export const NAV_COLORINGS: readonly NavColoring[] = [0, 1, 2];

/** Colours of a side or top menu. */
export interface NavColors {
  surface: string;
  text: string;
  surfaceHover: string;
  textActive: string;
  surfaceActive: string;
  border: string;
}

/** The page's colours that menus follow. */
type PageColors = Record<
  | 'surface'
  | 'surfaceSunken'
  | 'textMuted'
  | 'border'
  | 'accentText'
  | 'accentSoft'
  | 'accentSolid'
  | 'accentHover'
  | 'accentPressed',
  string
>;

/**
 * Returns a menu's colours as plain values, derived from the page's colours; contrast can be
 * computed from them.
 */
export function navColors(coloring: NavColoring, colors: PageColors): NavColors {
  if (coloring === 0) {
    const {
      surface,
      textMuted: text,
      surfaceSunken: surfaceHover,
      accentText: textActive,
      accentSoft: surfaceActive,
      border,
    } = colors;
    return { surface, text, surfaceHover, textActive, surfaceActive, border };
  }
  if (coloring === 1) return { ...DARK_MENU, surfaceActive: colors.accentSolid };
  const { accentSolid, accentHover, accentPressed } = colors;
  return {
    surface: accentSolid,
    text: palette.white,
    surfaceHover: accentHover,
    textActive: palette.white,
    surfaceActive: accentPressed,
    border: accentHover,
  };
}

const DARK_MENU: Omit<NavColors, 'surfaceActive'> = {
  surface: palette.ink,
  text: palette.frost,
  surfaceHover: palette.coal,
  textActive: palette.white,
  border: palette.coal,
};

/** Returns the smallest contrast of text and background in a menu. */
export function leastNavContrast({
  surface,
  text,
  surfaceHover,
  textActive,
  surfaceActive,
}: NavColors): number {
  return Math.min(
    contrast(text, surface),
    contrast(text, surfaceHover),
    contrast(textActive, surfaceActive),
  );
}
