/** One tile of a watermark. */
export interface WatermarkImage {
  /**
   * A `data:` address of an SVG with opaque text on a transparent background, to be used as a mask.
   */
  url: string;
  /** Size of the tile in pixels. */
  width: number;
  height: number;
}

/** An SVG image can use system fonts only, not the fonts that the page has loaded. */
const FONTS = 'PingFang SC, Microsoft YaHei, Noto Sans SC, Noto Sans CJK SC, sans-serif';
const FONT_SIZE = 14;
const LINE_HEIGHT = 20;
/** Space around the text in pixels, which keeps the content readable. */
const GAP = 96;
const ANGLE = 22;

/** Returns a tile that repeats `lines` at an angle, and again offset by half a tile. */
export function watermarkImage(lines: readonly string[]): WatermarkImage {
  const radians = (ANGLE * Math.PI) / 180;
  const wide = Math.max(...lines.map(textWidth), 0);
  const high = lines.length * LINE_HEIGHT;
  const width = Math.ceil(wide * Math.cos(radians) + high * Math.sin(radians) + GAP);
  const height = Math.ceil(wide * Math.sin(radians) + high * Math.cos(radians) + GAP);
  const baseline = (index: number) =>
    (index - (lines.length - 1) / 2) * LINE_HEIGHT + FONT_SIZE / 3;
  const texts = (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(-${ANGLE})">${lines
      .map((line, index) => `<text y="${baseline(index)}">${escapeXml(line)}</text>`)
      .join('')}</g>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * 2}" ` +
    `font-family="${FONTS}" font-size="${FONT_SIZE}" text-anchor="middle">` +
    `${texts(width / 2, height / 2)}` +
    `${texts(0, height * 1.5)}${texts(width, height * 1.5)}</svg>`;
  return {
    url: `url("data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}")`,
    width,
    height: height * 2,
  };
}

/** Counts a Chinese character as a square and any other as slightly more than half of one. */
function textWidth(text: string): number {
  return Array.from(text).reduce(
    (width, character) =>
      width + (character.codePointAt(0)! > 0x2e7f ? FONT_SIZE : FONT_SIZE * 0.6),
    0,
  );
}

/**
 * Removes characters that XML cannot contain, such as control characters: one would invalidate the
 * whole image.
 */
function escapeXml(text: string): string {
  return text
    .replaceAll(/\p{Cc}|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
