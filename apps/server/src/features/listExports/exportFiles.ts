import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ExportEnding } from '@mingjian/api';
import type { StoredExport } from '../../http/backend';
import type { Bucket } from '../../http/bucket';
import { openFile } from '../../http/fileOnDisk';

/** The files of exports, each named by its job. */
export interface ExportFiles {
  /** Returns a job's complete file. */
  find(id: string, format: ExportEnding): Promise<StoredExport | undefined>;
  /**
   * Writes a file under another name, and gives it its own when it is whole. Returns its size in
   * bytes, and what `make` has made of it.
   */
  write<Made>(
    id: string,
    format: ExportEnding,
    make: (path: string) => Promise<Made>,
  ): Promise<{ size: number; made: Made }>;
  remove(id: string): Promise<void>;
  /** Removes every file that belongs to none of these jobs. */
  keepOnly(ids: ReadonlySet<string>): Promise<void>;
}

const nameOf = (id: string, format: ExportEnding) => `${id}.${format}`;
const idOf = (name: string) => name.split('.')[0]!;

/** Returns the files of a folder, which is made when something is written to it. */
export function exportFiles(folder: string): ExportFiles {
  const pathOf = (id: string, format: ExportEnding) => path.join(folder, nameOf(id, format));
  const removeWhere = async (isGone: (id: string) => boolean) => {
    for (const name of await readdir(folder).catch(() => []))
      if (isGone(idOf(name))) await rm(path.join(folder, name), { force: true });
  };
  return {
    async find(id, format) {
      const found = await stat(pathOf(id, format)).catch(() => undefined);
      return (
        found && {
          size: found.size,
          storedAt: found.mtime,
          open: (range) => openFile(pathOf(id, format), range),
        }
      );
    },
    async write(id, format, make) {
      const unfinished = `${pathOf(id, format)}.part`;
      return whole(unfinished, make, () => rename(unfinished, pathOf(id, format)));
    },
    remove: (id) => removeWhere((name) => name === id),
    keepOnly: (ids) => removeWhere((name) => !ids.has(name)),
  };
}

/** Keys of the files of exports. */
const PREFIX = 'exports/';

/** Returns the files in a bucket: whoever downloads may reach another process than the writer. */
export function exportObjects(bucket: Bucket, folder: string): ExportFiles {
  const keyOf = (id: string, format: ExportEnding) => `${PREFIX}${nameOf(id, format)}`;
  const removeWhere = async (prefix: string, isGone: (id: string) => boolean) => {
    for await (const objects of bucket.list(prefix))
      for (const { key } of objects)
        if (isGone(idOf(key.slice(PREFIX.length)))) await bucket.remove(key);
  };
  return {
    async find(id, format) {
      const key = keyOf(id, format);
      const found = await bucket.find(key);
      return found && { ...found, open: (range) => bucket.open(key, range) };
    },
    async write(id, format, make) {
      const local = path.join(folder, `${nameOf(id, format)}.part`);
      try {
        return await whole(local, make, () => bucket.put(keyOf(id, format), local));
      } finally {
        await rm(local, { force: true });
      }
    },
    remove: (id) => removeWhere(`${PREFIX}${id}.`, () => true),
    async keepOnly(ids) {
      await exportFiles(folder).keepOnly(ids);
      await removeWhere(PREFIX, (id) => !ids.has(id));
    },
  };
}

/** Makes a file, and passes it on when it is whole. What was made of a part is removed. */
async function whole<Made>(
  location: string,
  make: (path: string) => Promise<Made>,
  passOn: () => Promise<void>,
): Promise<{ size: number; made: Made }> {
  await mkdir(path.dirname(location), { recursive: true, mode: 0o700 });
  try {
    const made = await make(location);
    const { size } = await stat(location);
    await passOn();
    return { size, made };
  } catch (error) {
    await rm(location, { force: true });
    throw error;
  }
}
