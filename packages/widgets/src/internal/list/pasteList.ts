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

/**
 * Separators of values: line breaks, tabs, commas, semicolons and their Chinese forms. Names
 * contain spaces, so a space is none.
 */
const SEPARATORS = /[\r\n\t,，;；、]+/u;

/**
 * Reads values from pasted text: a column or row of a spreadsheet, or a list with commas. Blank
 * values are dropped.
 */
export function readPastedList(text: string, limit: number = PASTE_LIMIT): PastedList {
  const pieces = text.split(SEPARATORS).map((piece) =>
    piece
      .trim()
      .replace(/^"(.*)"$/su, '$1')
      .trim(),
  );
  const filled = pieces.filter((piece) => piece !== '');
  const values = [...new Set(filled)];
  return {
    values: values.slice(0, limit),
    duplicates: filled.length - values.length,
    excess: Math.max(0, values.length - limit),
  };
}

/** Whether pasted text is a list of several values. */
export function isPastedList(text: string): boolean {
  return readPastedList(text).values.length > 1;
}

/**
 * Splits `values` into those with rows and those without, in pasted order. `found` holds the
 * field's values of the rows.
 */
export function compareFound(
  values: readonly string[],
  found: Iterable<string>,
): { found: string[]; missing: string[] } {
  const foundSet = new Set(found);
  return {
    found: values.filter((value) => foundSet.has(value)),
    missing: values.filter((value) => !foundSet.has(value)),
  };
}
