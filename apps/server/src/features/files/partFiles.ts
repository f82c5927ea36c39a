import { rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openFile } from '../../http/fileOnDisk';
import type { PartFiles } from '../../http/uploads';
import { latestWriters } from './latestWriters';
import { writePart } from './writePart';

/** Returns the files in a folder of which parts have arrived. */
export function partFiles(folder: string): PartFiles {
  const placeOf = (id: string) => path.join(folder, `part-${id}`);
  const sizeOf = async (id: string) => (await stat(placeOf(id)).catch(() => undefined))?.size ?? 0;
  const writers = latestWriters();
  return {
    sizeOf,
    append: (id, stream, bounds) =>
      writers.run(id, stream, async (incoming) => {
        if ((await sizeOf(id)) !== bounds.offset) return undefined;
        const { fault } = await writePart(placeOf(id), incoming, bounds);
        if (fault !== undefined) throw fault;
        return sizeOf(id);
      }),
    open: (id) => openFile(placeOf(id)),
    remove: async (id) => rm(placeOf(id), { force: true }),
  };
}
