import { constants } from 'node:fs';
import { mkdir, open, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { unreadable } from '../../failure';
import { openFile } from '../../http/fileOnDisk';
import type { PartFiles } from '../../http/uploads';

/** An appending of this process. */
interface Writer {
  stop(): void;
  ended: Promise<void>;
}

/** Returns the files in a folder of which parts have arrived. */
export function partFiles(folder: string): PartFiles {
  const placeOf = (id: string) => path.join(folder, `part-${id}`);
  const sizeOf = async (id: string) => (await stat(placeOf(id)).catch(() => undefined))?.size ?? 0;
  const writers = new Map<string, Writer>();

  /** Whoever sends now is right: the server may learn late that another connection was cut. */
  async function takeOver(id: string): Promise<{ signal: AbortSignal; end: () => void }> {
    const before = writers.get(id);
    const stopping = new AbortController();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const writer = { stop: () => stopping.abort(), ended };
    writers.set(id, writer);
    before?.stop();
    await before?.ended;
    return {
      signal: stopping.signal,
      end: () => {
        if (writers.get(id) === writer) writers.delete(id);
        end();
      },
    };
  }

  return {
    sizeOf,
    async append(id, stream, { offset, most }) {
      const { signal, end } = await takeOver(id);
      try {
        if ((await sizeOf(id)) !== offset) return undefined;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await open(placeOf(id), constants.O_WRONLY | constants.O_CREAT, 0o600);
        try {
          await writeAt(file, addAbortSignal(signal, stream), { offset, most });
          await file.sync();
        } finally {
          await file.close();
        }
        return await sizeOf(id);
      } finally {
        end();
      }
    },
    open: (id) => openFile(placeOf(id)),
    remove: async (id) => rm(placeOf(id), { force: true }),
  };
}

/** Writes a stream into a file from `offset` on. Throws 400 before it is larger than `most`. */
async function writeAt(
  file: FileHandle,
  stream: Readable,
  { offset, most }: { offset: number; most: number },
) {
  let end = offset;
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    if (end + piece.byteLength > most) throw unreadable();
    for (let done = 0; done < piece.byteLength;) {
      const { bytesWritten } = await file.write(piece, done, piece.byteLength - done, end);
      done += bytesWritten;
      end += bytesWritten;
    }
  }
}
