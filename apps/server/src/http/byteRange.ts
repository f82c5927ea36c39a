/** Part of a file, in bytes from 0; both ends are included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Returns the part that a `Range` header asks for of a file of `size` bytes: `undefined` for all of
 * it, as for several ranges or another unit (RFC 9110 §14.2); `null` where the file has no byte of
 * it.
 */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match || match[0].endsWith('=-')) return undefined;
  const [first, last] = [match[1]!, match[2]!];
  if (first === '') return lastBytes(Number(last), size);
  const range = { first: Number(first), last: last === '' ? size - 1 : Number(last) };
  // An end before the beginning makes the header invalid, and an invalid one is ignored.
  if (last !== '' && range.last < range.first) return undefined;
  if (range.first >= size) return null;
  return { ...range, last: Math.min(range.last, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | null {
  if (count === 0 || size === 0) return null;
  return { first: Math.max(0, size - count), last: size - 1 };
}
