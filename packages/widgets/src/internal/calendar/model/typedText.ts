/** Longest text that is read; nobody types a longer date or time. */
const LONGEST = 64;

/**
 * Returns a typed date or time in half-width characters, with plain hyphens, points and colons and
 * with single spaces. A text that is too long to be either becomes one that nothing reads.
 */
export function typedText(text: string): string {
  if (text.length > LONGEST) return '?';
  return text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/。/g, '.')
    .replace(/[∶︓]/g, ':')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Returns the same without spaces. */
export function unspaced(text: string): string {
  return typedText(text).replaceAll(' ', '');
}
