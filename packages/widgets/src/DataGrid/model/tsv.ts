/**
 * Returns rows as tab-separated values for the clipboard of spreadsheets. A text with a tab, a line
 * break or a leading quote is quoted. Formulas such as `=1+1` are not escaped.
 */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(field).join('\t')).join('\r\n');
}

function field(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
