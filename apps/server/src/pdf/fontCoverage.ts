import { readFonts } from './fonts';

/** First and last code of characters that a font has. */
type CodeRange = readonly [first: number, last: number];

let known: CodeRange[] | undefined;

/** Returns the characters of a text that documents show by their codes, each once. */
export function missingIn(text: string): string[] {
  known ??= rangesOf(readFonts()[0]!);
  const ranges = known;
  const missing = Array.from(text).filter((character) => {
    const code = character.codePointAt(0)!;
    return code > 0x20 && !isIn(ranges, code);
  });
  return [...new Set(missing)];
}

function isIn(ranges: readonly CodeRange[], code: number) {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle]!;
    if (code < first) high = middle - 1;
    else if (code > last) low = middle + 1;
    else return true;
  }
  return false;
}

/**
 * Returns the characters of a TrueType font: the groups of its table `cmap` in format 12, which
 * fonts with all of Unicode have. Source: OpenType 1.9, "cmap".
 */
function rangesOf(font: Buffer): CodeRange[] {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table += 1) {
    const record = 12 + table * 16;
    if (font.toString('latin1', record, record + 4) !== 'cmap') continue;
    const cmap = font.readUInt32BE(record + 8);
    for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
      const subtable = cmap + font.readUInt32BE(cmap + 8 + index * 8);
      if (font.readUInt16BE(subtable) !== 12) continue;
      const groups = font.readUInt32BE(subtable + 12);
      return Array.from({ length: groups }, (_, group) => {
        const at = subtable + 16 + group * 12;
        return [font.readUInt32BE(at), font.readUInt32BE(at + 4)] as const;
      });
    }
  }
  throw new Error('The font has no cmap of format 12.');
}
