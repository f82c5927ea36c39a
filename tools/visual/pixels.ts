import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Box } from './report';

/** A picture as bytes: red, green, blue, row by row. */
export interface Pixels {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Reads a PNG or WebP. */
export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data: bytes, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes };
}

/** Reads the size of a picture alone. */
export async function readSize(file: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata();
  return { width, height };
}

/** Writes a WebP that loses no pixel, in little time: it is looked at a few times at most. */
export function writePicture({ width, height, bytes }: Pixels): Promise<Buffer> {
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

/** The name of a picture: it depends on size and pixels alone, not on how they are stored. */
export function hashPixels({ width, height, bytes }: Pixels): string {
  return hashOf(`${width}x${height}`, bytes);
}

/** A short hash of texts or bytes: 80 bits. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
}

/** Paints boxes over in one colour, in place: what is masked is the same in every picture. */
export function paintOver({ width, height, bytes }: Pixels, boxes: readonly Box[]): void {
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.x));
    const right = Math.min(width, Math.ceil(box.x + box.width));
    const bottom = Math.min(height, Math.ceil(box.y + box.height));
    for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
      bytes.fill(0x99, (y * width + left) * 3, (y * width + right) * 3);
  }
}
