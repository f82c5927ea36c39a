/**
 * Returns a letters' colour that is lightened in dark mode until it can be read there. Values hold
 * the colour of paper alone.
 */
export const inkColor = (color: string) =>
  `light-dark(${color}, oklch(from ${color} max(l, 0.75) c h))`;

/** Returns a background's colour that is darkened in dark mode. */
export const markColor = (color: string) =>
  `light-dark(${color}, oklch(from ${color} min(l, 0.36) min(c, 0.09) h))`;

const COLORS = /(^|;)(\s*)(color|background-color):\s*([^;"]+)/gi;

/** Returns a style attribute whose colours can be read in dark mode. It is sanitised already. */
export const adaptStyle = (style: string): string =>
  style.replaceAll(COLORS, (_, semicolon: string, space: string, name: string, color: string) => {
    const adapt = name.toLowerCase() === 'color' ? inkColor : markColor;
    return `${semicolon}${space}${name}: ${adapt(color.trim())}`;
  });
