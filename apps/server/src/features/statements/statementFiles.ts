import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toYuan, type InputOf, type statements } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { csvLines } from '../listExports/files/csv';
import { writeXlsx } from '../listExports/files/xlsxFile';
import { safeName } from '../listExports/safeName';
import { statementFileTexts } from './fileTexts';
import { linesOf } from './readStatement';
import { statementResource } from './resource';
import { statementPdf } from './statementPdf';
import { statementTable, type LineCell, type LineTable } from './statementTable';

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Returns a statement as a file in the reader's language. Throws 404 for one out of scope. */
export async function statementFile(
  { id, format }: InputOf<typeof statements.download>,
  caller: Caller,
  backend: Backend,
): Promise<File> {
  const statement = await readRow(statementResource, id, caller, backend);
  const lines = await linesOf(id, caller, backend.db);
  const { statementNo, companyName } = statement;
  const name = statementFileTexts((t) => t.fileName(statementNo, companyName))(caller.language);
  const table = () => statementTable(lines, caller.language);
  const content =
    format === 'pdf'
      ? await statementPdf(statement, lines, caller, backend)
      : format === 'xlsx'
        ? await workbook(table(), statementNo)
        : Buffer.from(csv(table()));
  return new File([content as BlobPart], `${safeName(name)}.${format}`, { type: TYPES[format] });
}

/** With its mark, without which Excel takes Chinese for something else. */
function csv({ columns, rows, totals }: LineTable): string {
  const cell = (value: LineCell) =>
    typeof value === 'object' && value !== null ? toYuan(value.fen).toFixed(2) : value;
  const head = columns.map(({ label }) => label);
  return `\uFEFF${csvLines([head, ...[...rows, totals].map((row) => row.map(cell))])}`;
}

async function workbook({ columns, rows, totals }: LineTable, name: string) {
  const cell = (value: LineCell) =>
    typeof value === 'object' && value !== null ? toYuan(value.fen) : value;
  async function* pages() {
    yield [...rows, totals].map((row) => row.map(cell));
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'mingjian-statement-'));
  try {
    const file = path.join(folder, 'statement.xlsx');
    await writeXlsx(file, columns, pages(), name);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
