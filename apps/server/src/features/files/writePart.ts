import { constants } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { unreadable } from '../../failure';
import { PRIVATE } from './diskStore';

/** Bytes of a part that were written, and what ended them early. */
export interface WrittenPart {
  /** Number of bytes. */
  size: number;
  fault: unknown;
}

/**
 * Writes a stream into a file from `offset` on, through to the disk, up to `most` bytes of the
 * file: a larger one is faulty. What a failing stream has sent stays.
 */
export async function writePart(
  location: string,
  stream: Readable,
  bounds: { offset: number; most: number },
): Promise<WrittenPart> {
  await mkdir(path.dirname(location), { recursive: true, mode: PRIVATE });
  const file = await open(location, constants.O_WRONLY | constants.O_CREAT, 0o600);
  const written: WrittenPart = { size: 0, fault: undefined };
  try {
    await writeAt(file, stream, bounds, written).catch((fault: unknown) => (written.fault = fault));
    await file.sync();
  } finally {
    await file.close();
  }
  return written;
}

async function writeAt(
  file: FileHandle,
  stream: Readable,
  { offset, most }: { offset: number; most: number },
  written: WrittenPart,
) {
  for await (const piece of stream as AsyncIterable<Uint8Array>) {
    if (offset + written.size + piece.byteLength > most) throw unreadable();
    for (let done = 0; done < piece.byteLength;) {
      const at = offset + written.size;
      const { bytesWritten } = await file.write(piece, done, piece.byteLength - done, at);
      done += bytesWritten;
      written.size += bytesWritten;
    }
  }
}
