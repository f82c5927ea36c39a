/**
 * Returns rows as tab-separated values, as spreadsheets read them from the clipboard. A text with a
 * tab, a line break or a quote at its start stands in quotes; nothing else is changed, so `=1+1`
 * stays what was seen.
 */
export function toTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(field).join('\t')).join('\r\n');
}

function field(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
