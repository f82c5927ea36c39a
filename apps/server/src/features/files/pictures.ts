import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { PICTURE_SIZES, type PictureSize } from '@mingjian/api';
import { openFile } from '../../http/fileOnDisk';
import type { StoredPicture } from '../../http/uploads';

/** Longest side of a picture, in pixels. */
const SIDES: Record<PictureSize, number> = { thumb: 320, view: 1_920 };

/** Most pixels of a picture, all images of an animation together: what a large camera makes. */
const MOST_PIXELS = 100_000_000;

/** Pictures in other sizes, made when they are first needed and kept in a folder. */
export interface Pictures {
  /** Returns the picture of a content in a size. */
  of(hash: string, size: PictureSize): Promise<StoredPicture>;
  /** Removes the pictures of a content. */
  remove(hash: string): Promise<void>;
}

/** Returns the pictures in a folder. `open` reads the stored contents. */
export function pictures(folder: string, open: (hash: string) => Readable): Pictures {
  const placeOf = (hash: string, size: PictureSize) => path.join(folder, `${hash}-${size}.webp`);
  // Those who need one at the same time wait for one.
  const making = new Map<string, Promise<void>>();

  async function make(hash: string, size: PictureSize, place: string) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const unfinished = `${place}.${randomBytes(4).toString('hex')}`;
    try {
      const { default: sharp } = await loadSharp();
      const resizing = sharp({ animated: size === 'view', limitInputPixels: MOST_PIXELS })
        .autoOrient()
        .resize({
          width: SIDES[size],
          height: SIDES[size],
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: 82 });
      // Read from a stream, since a content may be elsewhere than on this disk.
      const [written] = await Promise.all([
        resizing.toFile(unfinished),
        pipeline(open(hash), resizing, { end: true }),
      ]);
      if (written.size > 0) await rename(unfinished, place);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  return {
    async of(hash, size) {
      const place = placeOf(hash, size);
      const known = await stat(place).catch(() => undefined);
      if (!known) {
        const work = making.get(place) ?? make(hash, size, place);
        making.set(place, work);
        await work.finally(() => making.delete(place));
      }
      return {
        size: (known ?? (await stat(place))).size,
        open: (range) => openFile(place, range),
      };
    },
    async remove(hash) {
      for (const size of PICTURE_SIZES) await rm(placeOf(hash, size), { force: true });
    },
  };
}

/** Whether a file is a picture that may be decoded: its header is read, its pixels are not. */
export async function isDecodable(location: string): Promise<boolean> {
  const { default: sharp } = await loadSharp();
  const found = await sharp(location, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) return false;
  const { width, height, pageHeight = height, pages = 1 } = found;
  return width * pageHeight * pages <= MOST_PIXELS;
}

/** Loaded when the first picture needs it; one picture at a time is enough. */
async function loadSharp() {
  const loaded = await import('sharp');
  loaded.default.cache(false);
  loaded.default.concurrency(1);
  return loaded;
}
