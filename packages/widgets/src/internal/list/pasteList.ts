/** The values read from a pasted list. */
export interface PastedList {
  /** Each value once, in pasted order. */
  values: readonly string[];
  /** Number of omitted duplicates. */
  duplicates: number;
  /** Number of omitted values beyond the limit. */
  excess: number;
}

/** Maximum number of values in one condition. */
export const PASTE_LIMIT = 1_000;

/** Separators of values: line breaks, tabs, commas, semicolons and their Chinese forms. */
const SEPARATORS = /[\r\n\t,，;；、]+/u;

/** Zero-width and direction characters, joiners and soft hyphens, which come with copied text. */
const UNSEEN = new RegExp(
  '[\\u00AD\\u061C\\u180E\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFEFF]',
  'gu',
);

/** Numbers and codes with blanks between them. Names and phone numbers contain blanks, too. */
const CODES = /^(?:[\w/-]*\d[\w/-]*\s+)+[\w/-]*\d[\w/-]*$/;
const SHORTEST_CODE = 6;

/**
 * Reads values from pasted text: a column or row of a spreadsheet, or a list with commas, or codes
 * with blanks. Blank values, the apostrophes of spreadsheets and unseen characters are dropped,
 * digits and Latin letters get half width.
 */
export function readPastedList(text: string, limit: number = PASTE_LIMIT): PastedList {
  const filled = text
    .replace(UNSEEN, '')
    .replace(/[０-９Ａ-Ｚａ-ｚ]/gu, (wide) => wide.normalize('NFKC'))
    .split(SEPARATORS)
    .map((piece) =>
      piece
        .trim()
        .replace(/^['‘’]+/u, '')
        .replace(/^"(.*)"$/su, '$1')
        .trim(),
    )
    .flatMap(codesIn)
    .filter((piece) => piece !== '');
  const seen = new Set<string>();
  const values = filled.filter((one) => seen.size < seen.add(foldValue(one)).size);
  return {
    values: values.slice(0, limit),
    duplicates: filled.length - values.length,
    excess: Math.max(0, values.length - limit),
  };
}

function codesIn(piece: string): string[] {
  if (!CODES.test(piece)) return [piece];
  const codes = piece.split(/\s+/u);
  return codes.every(({ length }) => length >= SHORTEST_CODE) ? codes : [piece];
}

/** Returns a value as a server compares it: regardless of case, width and look-alike dots. */
const foldValue = (value: string) =>
  value
    .replace(UNSEEN, '')
    .replace(/[\u2022\u2027\u30FB\uFF0E\uFF65]/gu, '·')
    .normalize('NFKC')
    .toLowerCase();

/**
 * Splits `values` into those with rows and those without, in pasted order. `found` holds the
 * field's values of the rows.
 */
export function compareFound(
  values: readonly string[],
  found: Iterable<string>,
): { found: string[]; missing: string[] } {
  const foundSet = new Set([...found].map(foldValue));
  const isFound = (value: string) => foundSet.has(foldValue(value));
  return {
    found: values.filter(isFound),
    missing: values.filter((value) => !isFound(value)),
  };
}
