import { IMPORT_ROWS } from '@mingjian/api';
import { readSheet } from 'read-excel-file/web-worker';
import { csvTable, csvText } from './csvTable';
import { zipDirectory, zipText, type ZipDirectory } from './zipGuard';

/** Content of a cell: a text, or a number or an error that a column may refuse. */
export type SheetCell = string | { number: string } | { error: string };

/** A row with content, by its number in the file, from 1. */
export interface SheetRow {
  row: number;
  cells: SheetCell[];
}

/** The content of a file: its first row with content, and the others. */
export interface SheetTable {
  headers: string[];
  rows: SheetRow[];
  /** Rows without content between the others. */
  emptyRows: number;
}

/** Reason for which a file is not read. */
export type SheetRefusal = 'bomb' | 'broken' | 'empty' | 'tooManyRows' | 'tooManyColumns';

/** Most columns of a file. */
const COLUMNS = 50;

/** Longest text of a cell: what is longer fits no field, and is cut. */
const CELL = 2_000;

/** Returns the content of a file, or why it is refused. It takes time: no server calls it. */
export async function sheetTable(
  bytes: Buffer,
  format: 'xlsx' | 'csv',
): Promise<SheetTable | SheetRefusal> {
  const table = format === 'csv' ? csvCells(bytes) : await xlsxCells(bytes);
  if (typeof table === 'string') return table;
  const filled = table
    .map((cells, index): SheetRow => ({ row: index + 1, cells: withoutEnd(cells) }))
    .filter(({ cells }) => cells.length > 0);
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) return 'empty';
  if (rows.length > IMPORT_ROWS) return 'tooManyRows';
  const width = Math.max(...filled.map(({ cells }) => cells.length));
  if (width > COLUMNS) return 'tooManyColumns';
  const full = (cells: readonly SheetCell[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return {
    headers: full(head.cells).map((cell) => textOf(cell).slice(0, 100)),
    rows: rows.map(({ row, cells }) => ({ row, cells: full(cells) })),
    emptyRows: rows.at(-1)!.row - head.row - rows.length,
  };
}

/** Returns what a cell shows. */
export const textOf = (cell: SheetCell) =>
  typeof cell === 'string' ? cell : 'number' in cell ? cell.number : cell.error;

function csvCells(bytes: Buffer): SheetCell[][] | 'broken' {
  const text = csvText(bytes);
  return text === undefined
    ? 'broken'
    : csvTable(text).map((row) => row.map((cell) => cell.trim().slice(0, CELL)));
}

async function xlsxCells(bytes: Buffer): Promise<SheetCell[][] | 'bomb' | 'broken'> {
  const directory = zipDirectory(bytes);
  if (typeof directory === 'string') return directory;
  try {
    const content = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const parseNumber = (text: string) => new NumberText(text);
    const rows = await readSheet<NumberText>(content as ArrayBuffer, { parseNumber });
    const table = rows.map((row) => row.map(cellOf));
    for (const { row, column, error } of errorCells(bytes, directory)) {
      const cells = (table[row] ??= []);
      while (cells.length < column) cells.push('');
      cells[column] = { error };
    }
    return table;
  } catch {
    return 'broken';
  }
}

/** A number as the file writes it. */
class NumberText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function cellOf(value: unknown): SheetCell {
  if (value === null) return '';
  if (value instanceof NumberText) return { number: plainNumber(value.text) };
  if (value instanceof Date) return dayOrTime(value);
  return String(value as string | boolean).slice(0, CELL);
}

/** Returns a number as people write it: `1.3800001234E10` is a phone number. */
function plainNumber(text: string) {
  const value = Number(text);
  return Number.isInteger(value) ? BigInt(value).toString() : String(value);
}

/** A sheet has no time zone: its days are those of Beijing. Some are a millisecond early. */
function dayOrTime(moment: Date) {
  const text = new Date(Math.round(moment.getTime() / 1_000) * 1_000).toISOString();
  const [day, time] = [text.slice(0, 10), text.slice(11, 19)];
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Returns the cells with errors of the first sheet, which the reader takes for empty ones. */
function errorCells(bytes: Buffer, directory: ZipDirectory) {
  const text = (name: string) => zipText(bytes, directory, name);
  const id = /<sheet [^>]*r:id="([^"]+)"/.exec(text('xl/workbook.xml'))?.[1];
  const target = [...text('xl/_rels/workbook.xml.rels').matchAll(/<Relationship [^>]*>/g)]
    .map(([element]) => element)
    .find((element) => element.includes(` Id="${id}"`));
  const path = / Target="\/?(?:xl\/)?([^"]+)"/.exec(target ?? '')?.[1];
  const sheet = path === undefined ? '' : text(`xl/${path}`);
  return [...sheet.matchAll(/<c (?=[^>]*t="e")[^>]*r="([A-Z]+)(\d+)"[^>]*>(.*?)<\/c>/gs)].map(
    ([, letters, number, content]) => ({
      row: Number(number) - 1,
      column: columnOf(letters!),
      error: /<v>([^<]*)<\/v>/.exec(content!)?.[1] ?? '#ERROR',
    }),
  );
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function withoutEnd(cells: readonly SheetCell[]) {
  const last = cells.findLastIndex((cell) => cell !== '');
  return cells.slice(0, last + 1);
}
