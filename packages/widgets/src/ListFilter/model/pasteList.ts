/** What was read from a pasted list. */
export interface PastedList {
  /** Each value once, in the order pasted. */
  values: readonly string[];
  /** How many values were there more than once and were dropped. */
  duplicates: number;
  /** How many values were left out because there are more than may travel. */
  left: number;
}

/** Most values that one condition holds. */
export const PASTE_LIMIT = 1_000;

/**
 * What parts values: line ends, tabs, commas, semicolons, and their Chinese forms. Spaces part no
 * names.
 */
const PARTING = /[\r\n\t,，;；、]+/u;

/**
 * Reads values from a pasted text: a column or a row of a spreadsheet, or a list with commas. Blank
 * ones are dropped.
 */
export function readPastedList(text: string, limit: number = PASTE_LIMIT): PastedList {
  const pieces = text.split(PARTING).map((piece) =>
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
    left: Math.max(0, values.length - limit),
  };
}

/** Whether a pasted text is a list, so that it asks for another reading than one value. */
export function isPastedList(text: string): boolean {
  return readPastedList(text).values.length > 1;
}

/**
 * Which of `values` the rows have, and which they have not, in the order pasted. `found` holds the
 * field's values of the rows.
 */
export function compareFound(
  values: readonly string[],
  found: Iterable<string>,
): { found: string[]; missing: string[] } {
  const there = new Set(found);
  return {
    found: values.filter((value) => there.has(value)),
    missing: values.filter((value) => !there.has(value)),
  };
}
