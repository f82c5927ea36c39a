import { accentColors } from './accents';
import { navColors } from './navColors';
import { darkColors, lightColors, lightTheme } from './tokens';

/** A token in the W3C design tokens format (DTCG 2025.10). */
export interface DesignToken {
  $value: unknown;
  $type: 'color' | 'dimension' | 'typography' | 'fontWeight' | 'transition' | 'shadow' | 'number';
}

/** A group of tokens. */
export interface DesignTokenGroup {
  [name: string]: DesignToken | DesignTokenGroup;
}

export interface DesignTokenOptions {
  /** @default 'light' */
  mode?: 'light' | 'dark' | undefined;
  /** The theme colour as `#rrggbb`. @default the default blue */
  accent?: string | undefined;
}

/** Returns the theme as a W3C design-tokens file, for design tools and other platforms. */
export function designTokens({
  mode = 'light',
  accent,
}: DesignTokenOptions = {}): DesignTokenGroup {
  const colors = {
    ...(mode === 'light' ? lightColors : darkColors),
    ...(accent && { accent, ...accentColors(accent, mode) }),
  };
  const nav: Record<string, string> = { ...navColors(0, colors) };
  const { space, line, size, width, radius, font, motion, shadow, layer } = lightTheme;
  const { strong, ...fonts } = font;
  return {
    color: group(colors, (value) => ({ $type: 'color', $value: color(value) })),
    nav: group(nav, (value) => ({ $type: 'color', $value: color(value) })),
    space: group(space, length),
    line: group(line, length),
    size: group(size, length),
    width: group(width, length),
    radius: group(radius, length),
    font: { ...group(fonts, typography), strong: { $type: 'fontWeight', $value: Number(strong) } },
    motion: group(motion, transition),
    shadow: group(shadow, (value) => ({ $type: 'shadow', $value: dropShadow(value) })),
    layer: group(layer, (value) => ({ $type: 'number', $value: Number(value) })),
  };
}

function group(
  values: Record<string, string>,
  toToken: (value: string) => DesignToken,
): Record<string, DesignToken> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toToken(value)]));
}

function color(css: string) {
  const [, red, green, blue, alpha = '100'] =
    /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(css) ?? [];
  const channels = red
    ? [red, green, blue].map(Number)
    : [1, 3, 5].map((index) => Number.parseInt(css.slice(index, index + 2), 16));
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => round(channel / 255)),
    alpha: Number(alpha) / 100,
  };
}

const dimension = (css: string) => ({ value: Number.parseFloat(css), unit: 'px' });
const length = (css: string): DesignToken => ({ $type: 'dimension', $value: dimension(css) });

/** `600 16px/24px family, …` or the same without a weight. */
function typography(css: string): DesignToken {
  const [, weight = '400', size = '', line = '', families = ''] =
    /^(?:(\d+) )?(\d+px)\/(\d+px) (.+)$/.exec(css) ?? [];
  return {
    $type: 'typography',
    $value: {
      fontFamily: families.split(', ').map((family) => family.replaceAll('"', '')),
      fontSize: dimension(size),
      fontWeight: Number(weight),
      letterSpacing: { value: 0, unit: 'px' },
      lineHeight: round(Number.parseFloat(line) / Number.parseFloat(size)),
    },
  };
}

/** `120ms ease-out`. */
function transition(css: string): DesignToken {
  const duration = { value: Number.parseFloat(css), unit: 'ms' };
  return {
    $type: 'transition',
    $value: { duration, delay: { value: 0, unit: 'ms' }, timingFunction: [0, 0, 0.58, 1] },
  };
}

/** `0 4px 16px rgb(…)`. */
function dropShadow(css: string) {
  const [, offsetX = '', offsetY = '', blur = '', shade = ''] =
    /^(\S+) (\S+) (\S+) (rgb\(.+\))$/.exec(css) ?? [];
  return {
    color: color(shade),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: { value: 0, unit: 'px' },
  };
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
