/** Spreadsheets need it to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * Returns rows as the content of a CSV file for spreadsheets: UTF-8 with a byte order mark,
 * formulas escaped (CWE-1236).
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
