import type { PictureSize } from '@mingjian/api';
import type { Sharp } from 'sharp';

/** Longest side of a picture, in pixels. */
const SIDES: Record<PictureSize, number> = { thumb: 320, view: 1_920 };

/** Most pixels of a picture, all images of an animation together: what a large camera makes. */
const MOST_PIXELS = 100_000_000;

/**
 * Most frames of a picture that moves, and most pixels of all of them. Encoding them takes some
 * 0.3 s a million; of a larger animation the first frame is shown.
 */
const MOST_FRAMES = 300;
const MOST_MOVING_PIXELS = 25_000_000;

/** Most seconds of work on one picture. */
export const PICTURE_SECONDS = 20;

/** Whether a file is a picture that may be decoded: its header is read, its pixels are not. */
export async function isDecodable(location: string): Promise<boolean> {
  const extent = await extentOf(location).catch(() => undefined);
  return extent !== undefined && extent.pixels <= MOST_PIXELS;
}

/**
 * Returns a picture in a size: upright, as WebP, without what a camera wrote into it. It moves in
 * the size `view` alone.
 */
export async function resizePicture(content: Buffer, size: PictureSize): Promise<Sharp> {
  const { default: sharp } = await loadSharp();
  const { frames, pixels } = await extentOf(content);
  const moves = size === 'view' && frames <= MOST_FRAMES && pixels <= MOST_MOVING_PIXELS;
  const [width, height] = [SIDES[size], SIDES[size]];
  return sharp(content, { animated: moves, limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: PICTURE_SECONDS })
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 });
}

async function extentOf(picture: Buffer | string) {
  const { default: sharp } = await loadSharp();
  const found = await sharp(picture, { limitInputPixels: false }).metadata();
  const { width, height, pageHeight = height, pages: frames = 1 } = found;
  return { frames, pixels: width * pageHeight * frames };
}

/** Loaded when the first picture needs it; one processor for each is enough. */
async function loadSharp() {
  const loaded = await import('sharp');
  loaded.default.cache(false);
  loaded.default.concurrency(1);
  return loaded;
}
