import type { CellValue } from './cellValue';

/** Start of a formula as spreadsheets read it, in either width, also behind what is not seen. */
const FORMULA = /^[\p{Cf}\t\r\n]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Returns rows as lines of CSV that run nothing: a text that looks like a formula gets an
 * apostrophe before it.
 */
export function csvLines(rows: readonly (readonly CellValue[])[]): string {
  return rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
