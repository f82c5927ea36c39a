import { accentColors, isAccent } from '../packages/ui/src/tokens/accents';
import { darkColors, lightColors, moreContrast, tokens } from '../packages/ui/src/tokens/tokens';
import type { CellGlobals } from './Cell';

/**
 * Returns the style that sets the colours of `theme` within one box of a page with another theme,
 * or nothing when the box fixes no colours.
 */
export function scopedTheme(
  theme: CellGlobals,
  fixed: CellGlobals,
): Record<string, string> | undefined {
  if (!fixed.mode && !fixed.accent && !fixed.contrast) return undefined;
  const mode = theme.mode === 'dark' ? 'dark' : 'light';
  const colors = {
    ...(mode === 'dark' ? darkColors : lightColors),
    ...(isAccent(theme.accent) && accentColors(theme.accent, mode)),
    ...(theme.contrast === 'more' && moreContrast[mode]),
  };
  const variables = Object.entries(colors).map(([name, value]) => [
    tokens.vars.color[name as keyof typeof colors],
    value,
  ]);
  return {
    ...Object.fromEntries(variables),
    colorScheme: mode,
    color: colors.text,
    background: colors.page,
  };
}
