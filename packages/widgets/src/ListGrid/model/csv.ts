/** What a spreadsheet needs in order to read a file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * Writes rows as a CSV file that a spreadsheet opens as it is: UTF-8 with a mark, no cell that
 * would be calculated (CWE-1236).
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n\t]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
