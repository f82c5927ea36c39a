/** Returns the WCAG 2.2 contrast ratio (1–21) of two opaque colours written as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [one, other]
    .map((color) => luminanceOf(channelsOf(color).map(toLinear)))
    .sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the channels of `#rrggbb`, 0–255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((index) => Number.parseInt(color.slice(index, index + 2), 16));
}

/** Returns `#rrggbb` of channels from 0 to 255. */
export function hexOf(channels: readonly number[]): string {
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** Returns a channel (0–255) in linear light, 0–1. */
export function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns a channel in linear light (0–1) as sRGB, 0–1. */
export function fromLinear(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** Returns the relative luminance of WCAG (0–1) of three channels in linear light. */
export function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
