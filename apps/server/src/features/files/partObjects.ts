import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Bucket } from '../../http/bucket';
import type { PartFiles } from '../../http/uploads';
import { DAY } from './contentStore';
import { latestWriters } from './latestWriters';
import { writePart } from './writePart';

/** Keys of parts that have arrived, of files that are not whole yet. */
const PREFIX = 'arriving/';

/** A part in the bucket, with the bytes of the file that it holds: from `offset` up to `end`. */
interface Part {
  key: string;
  offset: number;
  end: number;
}

/**
 * Returns the files of which parts have arrived, each part an object of a bucket: the next part may
 * reach another process. A part is on this disk while it arrives, and is sent to the bucket when it
 * has ended or was cut.
 */
export function partObjects(bucket: Bucket, folder: string): PartFiles {
  const writers = latestWriters();

  async function partsOf(id: string): Promise<Part[]> {
    const all: Part[] = [];
    for await (const objects of bucket.list(`${PREFIX}${id}/`))
      for (const { key, size } of objects) {
        const offset = Number(key.split('/').at(-1)!.split('-')[0]);
        all.push({ key, offset, end: offset + size });
      }
    return successive(all);
  }
  const sizeOf = async (id: string) => (await partsOf(id)).at(-1)?.end ?? 0;

  async function store(id: string, location: string, offset: number, size: number) {
    if (size === 0) return;
    // Its end is in the key: a longer part from the same place is not replaced by a shorter one.
    await bucket.put(`${PREFIX}${id}/${offset}-${offset + size}`, location);
  }

  return {
    sizeOf,
    append: (id, stream, { offset, most }) =>
      writers.run(id, stream, async (incoming) => {
        if ((await sizeOf(id)) !== offset) return undefined;
        const location = path.join(folder, randomBytes(16).toString('hex'));
        try {
          const bounds = { offset: 0, most: most - offset };
          const { size, fault } = await writePart(location, incoming, bounds);
          await store(id, location, offset, size);
          if (fault !== undefined) throw fault;
          return offset + size;
        } finally {
          await rm(location, { force: true });
        }
      }),
    open(id) {
      async function* read() {
        for (const { key } of await partsOf(id)) yield* bucket.open(key);
      }
      return Readable.from(read(), { objectMode: false });
    },
    async remove(id) {
      for await (const objects of bucket.list(`${PREFIX}${id}/`))
        for (const { key } of objects) await bucket.remove(key);
    },
  };
}

/** Removes the parts that arrived more than a day ago, whose uploads are over. */
export async function removeOldParts(bucket: Bucket) {
  for await (const objects of bucket.list(PREFIX))
    for (const { key, storedAt } of objects)
      if (+storedAt < Date.now() - DAY) await bucket.remove(key);
}

/** Returns parts that continue each other from the beginning: the longest from each place. */
function successive(all: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (let at = 0; ; at = found.at(-1)!.end) {
    const here = all.filter(({ offset }) => offset === at);
    if (here.length === 0) return found;
    found.push(here.reduce((one, other) => (other.end > one.end ? other : one)));
  }
}
