import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A folder of lossless pictures, each stored once under the hash of its pixels. */
export interface PictureStore {
  has(hash: string): boolean;
  read(hash: string): Buffer;
  write(hash: string, picture: Buffer): void;
  remove(hash: string): void;
  /** Every hash there is. */
  list(): string[];
  /** Bytes of all pictures. */
  size(): number;
}

/** Opens the store at `folder`; it appears with its first picture. */
export function openPictures(folder: string): PictureStore {
  const fileOf = (hash: string) => path.join(folder, hash.slice(0, 2), `${hash}.webp`);
  const files = () =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
          name.endsWith('.webp'),
        )
      : [];
  return {
    has: (hash) => existsSync(fileOf(hash)),
    read: (hash) => readFileSync(fileOf(hash)),
    write(hash, picture) {
      mkdirSync(path.dirname(fileOf(hash)), { recursive: true });
      writeFileSync(fileOf(hash), picture);
    },
    remove: (hash) => rmSync(fileOf(hash), { force: true }),
    list: () => files().map((name) => path.basename(name, '.webp')),
    size: () => files().reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0),
  };
}
