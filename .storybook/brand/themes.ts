import { create } from 'storybook/theming';
import { darkColors, lightColors, lightTheme } from '../../packages/ui/src/tokens/tokens';

/** Storybook's own surfaces in the design system's colours, by mode. */
export const docsThemes = { light: themeOf('light'), dark: themeOf('dark') };

/** Returns Storybook's theme of one mode. */
function themeOf(mode: 'light' | 'dark') {
  const colors = mode === 'light' ? lightColors : darkColors;
  return create({
    base: mode,
    fontBase: lightTheme.font.body.replace(/^\S+ /, ''),
    colorPrimary: colors.accent,
    colorSecondary: mode === 'light' ? colors.accent : colors.focus,
    appBg: colors.page,
    appContentBg: colors.surface,
    appPreviewBg: colors.surface,
    appHoverBg: colors.surfaceHover,
    appBorderColor: colors.border,
    appBorderRadius: 6,
    textColor: colors.text,
    textMutedColor: colors.textMuted,
    barBg: colors.surface,
    barTextColor: colors.textMuted,
    barHoverColor: colors.accentText,
    barSelectedColor: colors.accentText,
    buttonBg: colors.surfaceSunken,
    buttonBorder: colors.borderStrong,
    inputBg: colors.surface,
    inputBorder: colors.borderStrong,
    inputTextColor: colors.text,
    inputBorderRadius: 6,
  });
}
