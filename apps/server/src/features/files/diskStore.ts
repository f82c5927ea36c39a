import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openFile } from '../../http/fileOnDisk';
import { DAY, type ContentStore } from './contentStore';

/** Mode of a folder that only its owner opens. */
export const PRIVATE = 0o700;

/** Returns the contents in a folder, each at `<first two digits>/<SHA-256>`. */
export function diskStore(folder: string): ContentStore {
  const placeOf = (hash: string) => path.join(folder, hash.slice(0, 2), hash);
  return {
    // What has arrived is on the same disk.
    send: async () => {},
    async keep({ hash, location }) {
      const place = placeOf(hash);
      await mkdir(path.dirname(place), { recursive: true, mode: PRIVATE });
      await rename(location, place);
      await flushFolder(path.dirname(place));
    },
    open: (hash, range) => openFile(placeOf(hash), range),
    async *olderHashes() {
      for (const name of await readdir(folder).catch(() => []))
        if (/^[0-9a-f]{2}$/.test(name)) yield await olderIn(path.join(folder, name));
    },
    remove: async (hash) => rm(placeOf(hash), { force: true }),
  };
}

/** Returns the names of the files of a folder that were written more than a day ago. */
export async function olderIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ({
      name,
      file: await stat(path.join(folder, name)).catch(() => undefined),
    })),
  );
  return files
    .filter(({ file }) => file !== undefined && file.mtimeMs < Date.now() - DAY)
    .map(({ name }) => name);
}

/** A new name is safe from a power cut once its folder is written too. */
async function flushFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
