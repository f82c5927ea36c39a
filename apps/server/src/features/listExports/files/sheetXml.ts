import type { ExportColumn } from '@mingjian/api';
import type { CellValue } from './cellValue';

/** Longest text that Excel takes in a cell. */
const TEXT_LIMIT = 32_767;

/** Places in the list of formats of `xlsxParts`. */
const STYLE = { plain: 0, head: 1, text: 2, money: 3 };

/** Returns the start of a worksheet: a frozen header row, and widths that fit it. */
export function sheetStart(columns: readonly ExportColumn[]): string {
  const widths = columns
    .map(
      (column, at) =>
        `<col min="${at + 1}" max="${at + 1}" width="${widthOf(column)}" customWidth="1"` +
        // Also what people type below the rows is a text.
        `${column.isText ? ` style="${STYLE.text}"` : ''}/>`,
    )
    .join('');
  const head = columns.map(({ label }, at) => textCell(label, STYLE.head, addressOf(1, at)));
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0">' +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    `</sheetView></sheetViews><cols>${widths}</cols><sheetData><row r="1">${head.join('')}</row>`
  );
}

export const SHEET_END = '</sheetData></worksheet>';

/**
 * Returns rows as elements of a worksheet, the first with a number. Texts are written as texts, so
 * that none is evaluated as a formula.
 */
export function sheetRows(
  rows: readonly (readonly CellValue[])[],
  columns: readonly ExportColumn[],
  first: number,
): string {
  const styles = columns.map(({ isText, as }) =>
    isText ? STYLE.text : as === 'money' ? STYLE.money : STYLE.plain,
  );
  return rows
    .map((cells, index) => {
      const row = first + index;
      const elements = cells.map((value, at) => cell(value, styles[at]!, addressOf(row, at)));
      return `<row r="${row}">${elements.join('')}</row>`;
    })
    .join('');
}

/** Returns the address of a cell, such as `AB12`. Some readers take no cell without one. */
function addressOf(row: number, column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26
    ? `${letter}${row}`
    : addressOf(row, Math.floor(column / 26) - 1).replace(/(?=\d)/, letter);
}

function cell(value: CellValue, style: number, address: string): string {
  if (value === null) return `<c r="${address}"/>`;
  if (typeof value === 'number' && Number.isFinite(value))
    return `<c r="${address}" s="${style}"><v>${value}</v></c>`;
  return textCell(String(value), style, address);
}

function textCell(text: string, style: number, address: string): string {
  const short = text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT - 1)}…` : text;
  const content = `<t xml:space="preserve">${xmlText(short)}</t>`;
  return `<c r="${address}" s="${style}" t="inlineStr"><is>${content}</is></c>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Returns a text escaped for XML, without the characters that XML forbids. */
export function xmlText(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are the characters that XML forbids
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      // Excel reads `_x0041_` as a character by its number.
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
  );
}

function widthOf({ label }: ExportColumn): number {
  const wide = label.match(/[\u2E80-\uFFFF]/g)?.length ?? 0;
  const units = label.length + wide;
  return Math.min(40, Math.max(12, units + 4));
}
