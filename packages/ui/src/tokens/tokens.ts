import { createTheme } from 'styled-components';
import { palette } from './palette';

const sans =
  '"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC Variable", ' +
  '"Noto Sans SC", system-ui, sans-serif';

/** Colours of the light mode. A dark value of the same name is in `darkColors`. */
export const lightColors = {
  text: palette.ink,
  textMuted: palette.slate,
  textFaint: palette.steel,
  onAccent: palette.white,

  page: palette.fog,
  surface: palette.white,
  surfaceRaised: palette.white,
  surfaceSunken: palette.mist,
  surfaceHover: palette.fog,
  surfacePressed: palette.line,
  surfaceSelected: palette.seaHaze,
  backdrop: 'rgb(16 21 28 / 45%)',

  border: palette.line,
  borderFaint: palette.thread,
  borderButton: palette.rim,
  borderStrong: palette.stone,
  focus: palette.sea,

  accent: palette.sea,
  accentSolid: palette.sea,
  accentHover: palette.seaDeep,
  accentPressed: palette.seaDeeper,
  accentText: palette.seaDeep,
  accentSoft: palette.seaMist,

  danger: palette.brick,
  dangerHover: palette.brickDeep,
  dangerText: palette.brickDeep,
  dangerSoft: palette.brickMist,
  warning: palette.amber,
  warningText: palette.amberDeep,
  warningSoft: palette.amberMist,
  success: palette.moss,
  successText: palette.mossDeep,
  successSoft: palette.mossMist,
  noticeText: palette.plum,
  noticeSoft: palette.plumMist,
};

/** The name of every colour, in both modes. */
export type ColorTokens = Record<keyof typeof lightColors, string>;

/** Colours of the dark mode: higher surfaces are lighter. */
export const darkColors: ColorTokens = {
  text: palette.snow,
  textMuted: palette.cloud,
  textFaint: palette.ash,
  onAccent: palette.white,

  page: palette.night,
  surface: palette.dusk,
  surfaceRaised: palette.shade,
  surfaceSunken: palette.dim,
  surfaceHover: palette.dim,
  surfacePressed: palette.gloom,
  surfaceSelected: palette.seaDusk,
  backdrop: 'rgb(0 0 0 / 60%)',

  border: palette.ridge,
  borderFaint: palette.threadNight,
  borderButton: palette.rimNight,
  borderStrong: palette.pewter,
  focus: palette.seaBright,

  accent: lightColors.accent,
  accentSolid: palette.sea,
  accentHover: palette.seaDeep,
  accentPressed: palette.seaDeeper,
  accentText: palette.seaBrighter,
  accentSoft: palette.seaNight,

  danger: palette.brick,
  dangerHover: palette.brickDeep,
  dangerText: palette.brickBright,
  dangerSoft: palette.brickNight,
  warning: palette.amberBright,
  warningText: palette.amberBright,
  warningSoft: palette.amberNight,
  success: palette.mossBright,
  successText: palette.mossBright,
  successSoft: palette.mossNight,
  noticeText: palette.plumBright,
  noticeSoft: palette.plumNight,
};

/** Colours that change with increased contrast: lines and muted text. */
export const moreContrast = {
  light: {
    border: palette.steel,
    borderFaint: palette.steel,
    borderButton: palette.coal,
    borderStrong: palette.coal,
    textMuted: palette.coal,
    textFaint: palette.slate,
  },
  dark: {
    border: palette.pewter,
    borderFaint: palette.pewter,
    borderButton: palette.frost,
    borderStrong: palette.frost,
    textMuted: palette.frost,
    textFaint: palette.cloud,
  },
} satisfies Record<string, Partial<ColorTokens>>;

/** Sizes that depend on the density. Touch targets (`controlLarge`) never fall below 40 px. */
export const densities = {
  compact: { control: '28px', controlSmall: '24px', controlLarge: '40px', row: '32px' },
  standard: { control: '32px', controlSmall: '28px', controlLarge: '40px', row: '40px' },
  roomy: { control: '40px', controlSmall: '32px', controlLarge: '48px', row: '48px' },
} as const;

/** The theme's values in light mode and standard density. */
export const lightTheme = {
  color: lightColors,
  nav: {
    surface: lightColors.surface,
    text: lightColors.textMuted,
    surfaceHover: lightColors.surfaceSunken,
    textActive: lightColors.accentText,
    surfaceActive: lightColors.accentSoft,
    border: lightColors.border,
  },
  space: { xxs: '2px', xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px', xxl: '32px' },
  line: { thin: '1px', thick: '2px' },
  size: {
    ...densities.standard,
    dot: '8px',
    mark: '12px',
    icon: '16px',
    iconLarge: '20px',
    glyph: '24px',
    tile: '32px',
    touch: '40px',
    bar: '48px',
    touchText: '16px',
  },
  width: {
    xxxs: '96px',
    xxs: '160px',
    xs: '280px',
    sm: '320px',
    md: '360px',
    lg: '420px',
    xl: '480px',
    xxl: '560px',
    xxxl: '880px',
    xxxxl: '1440px',
  },
  radius: { sm: '4px', md: '6px', lg: '10px', pill: '999px' },
  font: {
    small: `12px/20px ${sans}`,
    table: `13px/20px ${sans}`,
    body: `14px/22px ${sans}`,
    title: `600 16px/24px ${sans}`,
    heading: `600 20px/28px ${sans}`,
    display: `600 24px/32px ${sans}`,
    strong: '600',
  },
  motion: { quick: '120ms ease-out', open: '180ms ease-out' },
  shadow: {
    raised: '0 1px 2px rgb(16 21 28 / 6%)',
    popover: '0 4px 16px rgb(16 21 28 / 14%)',
    dialog: '0 12px 40px rgb(16 21 28 / 24%)',
  },
  layer: { sticky: '10', header: '20', dialog: '40', popover: '50', message: '60' },
};

/**
 * Every design token as `var(--mj-…, fallback)`, so that a component is styled without a provider.
 * Override one by setting its variable on any ancestor or on `:root`. `--mj-color-accent` on
 * `:root` is the theme colour: with `ThemeRoot` or `tokens.css`, solid, hover, pressed, text, soft
 * and focus colours follow it.
 */
export const tokens = createTheme(lightTheme, { prefix: 'mj' });
