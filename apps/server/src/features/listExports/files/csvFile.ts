import type { ExportColumn } from '@mingjian/api';
import { pipeline } from 'node:stream/promises';
import { createWriteStream } from 'node:fs';
import type { CellValue } from './cellValue';
import { csvLines } from './csv';

/** Rows of cells, page by page. */
export type CellPages = AsyncIterable<readonly (readonly CellValue[])[]>;

/**
 * Writes a CSV file in UTF-8 with its mark, without which Excel takes Chinese for something else.
 */
export async function writeCsv(path: string, columns: readonly ExportColumn[], pages: CellPages) {
  async function* text() {
    yield `\uFEFF${csvLines([columns.map(({ label }) => label)])}`;
    for await (const rows of pages) yield csvLines(rows);
  }
  await pipeline(text, createWriteStream(path));
}
