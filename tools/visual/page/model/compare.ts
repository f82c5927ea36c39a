/** Pixels in rows, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  bytes: Uint8ClampedArray;
}

/** The colour of a pixel that differs: in no interface of ours, strong on light and on dark. */
const DIFFERENT = [255, 0, 128] as const;
/** Opacity of an equal pixel. */
const FADED = 0.25;
/** Colour that an equal pixel is mixed with. */
const PAPER = 255;

/**
 * Returns a faded picture with every pixel painted where any channel differs by anything at all.
 * Pixels that only one of the two has count as different.
 */
export function differenceOf(before: Pixels, after: Pixels): { pixels: Pixels; count: number } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const bytes = new Uint8ClampedArray(width * height * 4);
  let count = 0;

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * 4;
      const one = offsetOf(before, x, y);
      const other = offsetOf(after, x, y);
      bytes[to + 3] = 255;
      if (one >= 0 && other >= 0 && isEqual(before.bytes, one, after.bytes, other)) {
        for (let channel = 0; channel < 3; channel += 1)
          bytes[to + channel] = fade(after.bytes[other + channel] ?? 0);
      } else {
        count += 1;
        for (let channel = 0; channel < 3; channel += 1)
          bytes[to + channel] = DIFFERENT[channel] ?? 0;
      }
    }
  }
  return { pixels: { width, height, bytes }, count };
}

function offsetOf({ width, height }: Pixels, x: number, y: number) {
  return x < width && y < height ? (y * width + x) * 4 : -1;
}

function isEqual(one: Uint8ClampedArray, at: number, other: Uint8ClampedArray, place: number) {
  return (
    one[at] === other[place] &&
    one[at + 1] === other[place + 1] &&
    one[at + 2] === other[place + 2] &&
    one[at + 3] === other[place + 3]
  );
}

function fade(value: number) {
  return PAPER - (PAPER - value) * FADED;
}
