import type { PictureStore } from './baselines/pictures';
import { readPixels, readSize, type Pixels } from './pixels';
import type { Picture } from './report';

/** Folders of the pictures of both sides. */
export interface Gallery {
  pixels(hash: string): Promise<Pixels | null>;
  /** Its size, without reading its pixels. */
  picture(hash: string | null): Promise<Picture | null>;
}

/** Opens the folders; a picture is taken from the first that has it. */
export function openGallery(...stores: PictureStore[]): Gallery {
  const fileOf = (hash: string) => stores.find((store) => store.has(hash))?.read(hash) ?? null;
  return {
    async pixels(hash) {
      const file = fileOf(hash);
      return file && readPixels(file);
    },
    async picture(hash) {
      if (hash === null) return null;
      const file = fileOf(hash);
      return { hash, ...(file ? await readSize(file) : { width: 0, height: 0 }) };
    },
  };
}
