import { inflateRawSync } from 'node:zlib';

/** Most entries of an archive, bytes of all of them, and bytes for each byte that is packed. */
const MOST_ENTRIES = 500;
const MOST_BYTES = 64 * 1_048_576;
const MOST_RATIO = 200;

/** Bytes of an entry below which its ratio does not matter: small texts repeat themselves. */
const SMALL = 65_536;

/** One file in an archive, as its directory says. */
interface ZipItem {
  name: string;
  method: number;
  packed: number;
  size: number;
  offset: number;
}

/** The files of an archive by name, none of them unpacked. */
export type ZipDirectory = ReadonlyMap<string, ZipItem>;

/**
 * Returns the directory of an archive; `bomb` for one that would become too large, `broken` for
 * bytes that are none. Nothing is unpacked.
 */
export function zipDirectory(bytes: Buffer): ZipDirectory | 'bomb' | 'broken' {
  try {
    const items = readDirectory(bytes);
    if (items === 'bomb') return 'bomb';
    const total = items.reduce((sum, { size }) => sum + size, 0);
    const isDense = items.some(({ size, packed }) => size > SMALL && size > packed * MOST_RATIO);
    if (total > MOST_BYTES || isDense) return 'bomb';
    return new Map(items.map((item) => [item.name, item]));
  } catch {
    return 'broken';
  }
}

function readDirectory(bytes: Buffer): ZipItem[] | 'bomb' {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end === -1) throw new RangeError('No directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return 'bomb';
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== 0x0201_4b50) throw new RangeError('No entry of a directory');
    const nameLength = bytes.readUInt16LE(at + 28);
    const item = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return item;
  });
}

/** Returns the text of a file in an archive; empty for a missing one. */
export function zipText(bytes: Buffer, directory: ZipDirectory, name: string): string {
  const item = directory.get(name);
  if (!item) return '';
  const { offset, packed, size, method } = item;
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  const plain =
    method === 0 ? content : inflateRawSync(content, { maxOutputLength: Math.max(size, 1) });
  return plain.toString('utf8');
}
