import type { ImportField, InputOf, OrderImport, orderImports } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { ORDER_PLACERS } from '../../roles';
import { say } from '../../texts';
import {
  headersOf,
  importOf,
  lockedImportOf,
  mappingOf,
  travellingImport,
  type StoredImport,
} from './importRecord';
import { judgeRows, updateRows, warnOfPersons } from './judgeImport';
import { rememberHeaders } from './mapHeaders';
import type { SheetCell } from './sheetTable';
import { importTexts } from './texts';

type Change = InputOf<typeof orderImports.update>;

/**
 * Changes columns and cells of an import, and judges again what depends on them: all rows, or those
 * that changed with the others of the same person. Throws 409 when it has changed meanwhile.
 */
export async function changeImport(
  { id, version, mapping: given, cells = [] }: Change,
  caller: Caller,
  { db, now }: Backend,
): Promise<OrderImport> {
  demandRight(caller, ORDER_PLACERS);
  const stored = await openImport({ id, version }, caller, db);
  const mapping = given ? mappingIn(given, stored, caller) : mappingOf(stored);
  const isMapped = given !== undefined && JSON.stringify(mapping) !== stored.mapping;
  if (isMapped) await rememberHeaders(headersOf(stored), mapping, stored.companyId, db);
  const changed = [...new Set(cells.map(({ row }) => row))];
  const before = await db
    .selectFrom('orderImportRows')
    .select(['row', 'cells', 'person'])
    .where('importId', '=', id)
    .where('state', '<>', 'placed')
    .$if(!isMapped, (query) => query.where('row', 'in', [0, ...changed]))
    .orderBy('row')
    .execute();
  if (changed.some((row) => !before.some((one) => one.row === row)))
    throw inputFailure([['cells', say((t) => t.notExisting)]], caller.language);
  const rows = before.map(({ row, cells: kept }) => ({
    row,
    cells: withCells(
      JSON.parse(kept) as SheetCell[],
      cells.filter((one) => one.row === row),
    ),
  }));
  const judged = await judgeRows(rows, mapping);
  await updateRows(id, judged, db);
  const persons = [...before, ...judged].flatMap(({ person }) => person ?? []);
  await warnOfPersons(stored, { db, now }, isMapped ? undefined : persons);
  await db
    .updateTable('orderImports')
    .set({ mapping: JSON.stringify(mapping), version: version + 1, touchedAt: now() })
    .where('id', '=', id)
    .execute();
  return travellingImport(await importOf(id, caller, db), caller, { db });
}

/** Returns an import for a change. Throws 409 while it is placed, or from another version. */
export async function openImport(
  { id, version }: { id: string; version: number },
  caller: Caller,
  db: Db,
): Promise<StoredImport> {
  const stored = await lockedImportOf(id, caller, db);
  if (stored.state === 'placing') throw refusal(409, importTexts, (t) => t.isPlacing);
  if (stored.version !== version) throw refusal(409, say, (t) => t.changedMeanwhile);
  return stored;
}

function mappingIn(
  given: readonly (ImportField | '')[],
  stored: StoredImport,
  caller: Caller,
): (ImportField | null)[] {
  const mapping = headersOf(stored).map((_, at) => given[at] || null);
  const fields = mapping.filter((field) => field !== null);
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice)
    throw inputFailure(
      [['mapping', importTexts((t) => t.mappedTwice(t.fields[twice]))]],
      caller.language,
    );
  return mapping;
}

function withCells(cells: SheetCell[], changes: Change['cells']) {
  for (const { column, text } of changes ?? [])
    if (column < cells.length) cells[column] = text.trim();
  return cells;
}
