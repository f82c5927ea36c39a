/** Longer side of an uploaded picture in pixels: small print can be read, and nothing is lost. */
const MOST_PIXELS = 2_000;

/** Returns the size of a picture within the limit. */
export function sizeWithin(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
