import type { Pixels } from '../pixels';

/** Colour of a pixel as one number; −1 outside the picture. */
export function colourAt({ width, height, bytes }: Pixels, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= width || y >= height) return -1;
  const place = (y * width + x) * 3;
  return (bytes[place]! << 16) | (bytes[place + 1]! << 8) | bytes[place + 2]!;
}
