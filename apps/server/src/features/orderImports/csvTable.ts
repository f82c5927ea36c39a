/** Signs between cells, in the order in which they are tried. */
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * Returns the text of a CSV file: UTF-8, or else GB18030, in which Excel saves it in China.
 * `undefined` for bytes that are no text.
 */
export function csvText(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
  return text?.includes('\0') ? undefined : text;
}

function decoded(bytes: Uint8Array, encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the cells of a CSV text. Its first line decides what separates them. */
export function csvTable(text: string): string[][] {
  const separator = separatorIn(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator);
    row.push(cell);
    const sign = text[end];
    at = end + 1;
    if (sign === separator) {
      if (at === text.length) row.push('');
      continue;
    }
    if (sign === '\r' && text[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function separatorIn(text: string) {
  const line = /^[^\r\n]*/.exec(text)![0].replace(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Returns the cell in quotes that begins there, and where it ends. What follows belongs to it. */
function quotedAt(text: string, start: number) {
  let cell = '';
  let at = start + 1;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const end = quote === -1 ? text.length : quote;
    cell += text.slice(at, end);
    at = end + 1;
    if (text[at] !== '"') break;
    cell += '"';
    at += 1;
  }
  return { cell, end: Math.min(at, text.length) };
}

function plainAt(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n')
    end += 1;
  return { cell: text.slice(start, end), end };
}
