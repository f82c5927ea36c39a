/** Bytes of a text that are shown at most. */
export const MAX_TEXT = 512 * 1024;

/**
 * Returns the text of bytes: UTF-8, or else GB 18030, in which many Chinese files are written.
 * Without `isWhole` the last character may be cut.
 */
export function readText(bytes: Uint8Array, isWhole: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
