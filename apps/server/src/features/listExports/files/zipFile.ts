import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** One file of an archive: its name, and its content piece by piece. */
export interface ZipEntry {
  name: string;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

const VERSION = 20;
/** The sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, 00:00, so that an archive does not reveal its creation time. */
const DAY = 0x0021;
/** Without the extension for large archives, no part may reach this. */
const LIMIT = 0xffff_ffff;

/**
 * Writes an archive piece by piece: at no time is more than one piece of it in memory. Entries stay
 * below 4 GB.
 */
export async function writeZip(
  path: string,
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
) {
  const file = await open(path, 'w');
  try {
    const out = counting(file);
    const written: Written[] = [];
    for await (const entry of entries) written.push(await writeEntry(entry, out));
    const start = out.offset();
    for (const entry of written) await out.write(directoryEntry(entry));
    await out.write(directoryEnd(written.length, start, out.offset() - start));
  } finally {
    await file.close();
  }
}

interface Out {
  write(bytes: Buffer): Promise<void>;
  offset(): number;
}

function counting(file: FileHandle): Out {
  let offset = 0;
  return {
    async write(bytes) {
      await file.write(bytes);
      offset += bytes.length;
    },
    offset: () => offset,
  };
}

async function writeEntry({ name, content }: ZipEntry, out: Out): Promise<Written> {
  const entry: Written = {
    name: Buffer.from(name),
    crc: 0,
    packed: 0,
    size: 0,
    offset: out.offset(),
  };
  await out.write(
    Buffer.concat([
      header(
        0x0403_4b50,
        [2, VERSION],
        [2, FLAGS],
        [2, DEFLATED],
        [2, 0],
        [2, DAY],
        [4, 0],
        [4, 0],
        [4, 0],
        [2, entry.name.length],
        [2, 0],
      ),
      entry.name,
    ]),
  );
  async function* bytes() {
    for await (const piece of content) {
      const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
      entry.crc = crc32(chunk, entry.crc);
      entry.size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(bytes, createDeflateRaw(), async (packed: AsyncIterable<Buffer>) => {
    for await (const chunk of packed) {
      entry.packed += chunk.length;
      await out.write(chunk);
    }
  });
  if (entry.size >= LIMIT || out.offset() >= LIMIT)
    throw new RangeError(`${name} is too large for an archive without ZIP64.`);
  await out.write(header(0x0807_4b50, [4, entry.crc], [4, entry.packed], [4, entry.size]));
  return entry;
}

function directoryEntry({ name, crc, packed, size, offset }: Written) {
  const fields = header(
    0x0201_4b50,
    [2, VERSION],
    [2, VERSION],
    [2, FLAGS],
    [2, DEFLATED],
    [2, 0],
    [2, DAY],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  );
  return Buffer.concat([fields, name]);
}

const directoryEnd = (count: number, start: number, size: number) =>
  header(0x0605_4b50, [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, start], [2, 0]);

/** Returns a signature with fields of 2 or 4 bytes behind it, the lowest byte first. */
function header(signature: number, ...fields: readonly (readonly [bytes: 2 | 4, value: number])[]) {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = buffer.writeUInt32LE(signature, 0);
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}
