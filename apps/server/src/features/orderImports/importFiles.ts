import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORT_FIELDS, IMPORT_REQUIRED } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { ORDER_PLACERS } from '../../roles';
import type { Language } from '../../texts';
import { writeWorkbook, type XlsxSheet } from '../listExports/files/xlsxFile';
import { headersOf, importOf, problemsIn } from './importRecord';
import { textOf, type SheetCell } from './sheetTable';
import { importTexts } from './texts';

/** Returns the workbook that candidates are filled into: texts, and a sheet that explains them. */
export async function importTemplate(caller: Caller) {
  demandRight(caller, ORDER_PLACERS);
  const { language } = caller;
  const say = speaking(language);
  const columns = IMPORT_FIELDS.map((field) => say((t) => t.fields[field]));
  const notes = IMPORT_FIELDS.map((field) => [
    say((t) => t.fields[field]),
    say((t) => (IMPORT_REQUIRED.includes(field) ? t.required : t.optional)),
    say((t) => t.notes[field]),
  ]);
  const noteColumns = [
    say((t) => t.noteColumn),
    say((t) => t.noteRequired),
    say((t) => t.noteContent),
  ];
  return workbook(
    say((t) => t.templateName),
    [
      sheetOf(
        say((t) => t.candidates),
        columns,
        [],
      ),
      sheetOf(
        say((t) => t.note),
        noteColumns,
        notes,
      ),
    ],
  );
}

/** Returns the rows of an import that have errors, each with its reasons at the end. */
export async function errorsFile({ id }: { id: string }, caller: Caller, { db }: Backend) {
  const stored = await importOf(id, caller, db);
  const say = speaking(caller.language);
  const rows = await db
    .selectFrom('orderImportRows')
    .select(['row', 'cells', 'problems'])
    .where('importId', '=', id)
    .where('state', '=', 'error')
    .orderBy('row')
    .execute();
  const lines = rows.map(({ row, cells, problems }) => [
    ...(JSON.parse(cells) as SheetCell[]).map(textOf),
    problemsIn(problems, caller.language)
      .map(({ field, text }) =>
        say((t) =>
          field === null ? t.ofRow(row, text) : t.atRow(row, t.fields[field] ?? field, text),
        ),
      )
      .join('\n'),
  ]);
  const name = stored.fileName.replace(/\.\w+$/, '');
  const columns = [...headersOf(stored), say((t) => t.reason)];
  return workbook(
    say((t) => t.errorsName(name)),
    [
      sheetOf(
        say((t) => t.candidates),
        columns,
        lines,
      ),
    ],
  );
}

const speaking = (language: Language) => (choose: Parameters<typeof importTexts>[0]) =>
  importTexts(choose)(language);

const sheetOf = (
  name: string,
  labels: readonly string[],
  rows: readonly (readonly string[])[],
): XlsxSheet => ({
  name,
  columns: labels.map((label, at) => ({ field: String(at), label, isText: true })),
  rows: (async function* pages() {
    yield rows;
  })(),
});

async function workbook(name: string, sheets: readonly XlsxSheet[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mingjian-import-'));
  try {
    const file = path.join(folder, 'sheet.xlsx');
    await writeWorkbook(file, sheets);
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return new File([new Uint8Array(await readFile(file))], `${name}.xlsx`, { type });
  } finally {
    await rm(folder, { recursive: true });
  }
}
