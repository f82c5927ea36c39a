import { DAY, type ImportField } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import { RECENT_DAYS, readRow, stateOf, warningsOf, type FoundProblem } from './judgeRow';
import type { SheetRow } from './sheetTable';

/** A row with its judgement, as it is stored. */
export interface JudgedRow extends SheetRow {
  problems: FoundProblem[];
  person: string | null;
}

/** Rows that are judged before other requests get a turn. */
const STEP = 100;

/** Returns rows with their own problems; those that depend on other rows and orders come later. */
export async function judgeRows(
  rows: readonly SheetRow[],
  mapping: readonly (ImportField | null)[],
): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const [index, { row, cells }] of rows.entries()) {
    const { draft, problems } = await readRow(cells, mapping);
    const isNumber = draft.idCardNo && !problems.some(({ field }) => field === 'idCardNo');
    judged.push({ row, cells, problems, person: isNumber ? draft.idCardNo! : null });
    if (index % STEP === STEP - 1) await new Promise((resolve) => setImmediate(resolve));
  }
  return judged;
}

/** Rows of one statement: PostgreSQL takes 65,535 values. */
const CHUNK = 1_000;

/** Stores the rows of a new import. */
export async function insertRows(importId: string, rows: readonly JudgedRow[], db: Db) {
  for (let at = 0; at < rows.length; at += CHUNK)
    await db
      .insertInto('orderImportRows')
      .values(
        rows.slice(at, at + CHUNK).map(({ row, cells, problems, person }) => ({
          importId,
          row,
          cells: JSON.stringify(cells),
          problems: JSON.stringify(problems),
          state: stateOf(problems),
          person,
        })),
      )
      .execute();
}

/** Stores the changed rows of an import, in one statement. */
export async function updateRows(importId: string, rows: readonly JudgedRow[], db: Db) {
  const written = rows.map(({ row, cells, problems, person }) => ({
    row,
    cells: JSON.stringify(cells),
    problems: JSON.stringify(problems),
    state: stateOf(problems),
    person,
  }));
  await sql`
    update order_import_rows as kept
    set cells = changed.cells, problems = changed.problems,
      state = changed.state, person = changed.person
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as changed ("row" int, cells text, problems text, state text, person text)
    where kept.import_id = ${importId} and kept."row" = changed."row" and kept.state <> 'placed'
  `.execute(db);
}

/**
 * Adds and removes the warnings about persons: in the file twice, or ordered before. `persons`
 * limits it to rows of theirs.
 */
export async function warnOfPersons(
  { id, companyId }: { id: string; companyId: string },
  { db, now }: Pick<Backend, 'db' | 'now'>,
  persons?: readonly string[],
) {
  const people = await db
    .selectFrom('orderImportRows')
    .select(['row', 'person'])
    .where('importId', '=', id)
    .where('person', 'is not', null)
    .orderBy('row')
    .execute();
  const rowsOf = new Map<string, number[]>();
  for (const { row, person } of people) rowsOf.set(person!, [...(rowsOf.get(person!) ?? []), row]);
  const judged = persons ?? [...rowsOf.keys()];
  const orderOf = await recentOrders(companyId, judged, { db, now });
  const rows = await db
    .selectFrom('orderImportRows')
    .select(['row', 'person', 'problems'])
    .where('importId', '=', id)
    .where('state', '<>', 'placed')
    .where('person', '=', sql<string>`any(${judged}::text[])`)
    .execute();
  const changed = rows.flatMap(({ row, person, problems: stored }) => {
    const own = (JSON.parse(stored) as FoundProblem[]).filter(({ isError }) => isError);
    const sameRow = rowsOf.get(person!)?.find((other) => other !== row);
    const problems = [...own, ...warningsOf({ sameRow, recentOrder: orderOf.get(person!) })];
    const text = JSON.stringify(problems);
    return text === stored ? [] : [{ row, problems: text, state: stateOf(problems) }];
  });
  if (changed.length === 0) return;
  await sql`
    update order_import_rows as kept
    set problems = changed.problems, state = changed.state
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as changed ("row" int, problems text, state text)
    where kept.import_id = ${id} and kept."row" = changed."row"
  `.execute(db);
}

/** Returns the newest orders of persons within `RECENT_DAYS`, by identity number. */
async function recentOrders(
  companyId: string,
  persons: readonly string[],
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<ReadonlyMap<string, string>> {
  const since = new Date(now().getTime() - RECENT_DAYS * DAY);
  const orders = await db
    .selectFrom('orders')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .select(['candidates.idCardNo', 'orders.orderNo'])
    .where('candidates.companyId', '=', companyId)
    .where('candidates.idCardNo', '=', sql<string>`any(${persons}::text[])`)
    .where('orders.orderTime', '>', since)
    .where('orders.orderStatus', '>=', 10)
    .orderBy('orders.orderTime')
    .execute();
  return new Map(orders.map(({ idCardNo, orderNo }) => [idCardNo, orderNo]));
}
