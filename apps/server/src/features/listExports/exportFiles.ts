import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ExportEnding } from '@mingjian/api';

/** The files of exports: one folder, each file named by its job. */
export interface ExportFiles {
  /** Returns the path of a job's complete file. */
  pathOf(id: string, format: ExportEnding): string;
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

/** Returns the files of a folder, which is made when something is written to it. */
export function exportFiles(folder: string): ExportFiles {
  const pathOf = (id: string, format: ExportEnding) => path.join(folder, `${id}.${format}`);
  const names = () => readdir(folder).catch(() => []);
  const removeWhere = async (isGone: (id: string) => boolean) => {
    for (const name of await names())
      if (isGone(name.split('.')[0]!)) await rm(path.join(folder, name), { force: true });
  };
  return {
    pathOf,
    async write(id, format, make) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = `${pathOf(id, format)}.part`;
      try {
        const made = await make(unfinished);
        await rename(unfinished, pathOf(id, format));
        return { size: (await stat(pathOf(id, format))).size, made };
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: (id) => removeWhere((name) => name === id),
    keepOnly: (ids) => removeWhere((name) => !ids.has(name)),
  };
}
