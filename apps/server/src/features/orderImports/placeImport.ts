import type { InputOf, OrderImport, orderImports } from '@mingjian/api';
import { sql } from 'kysely';
import { object, string } from 'yup';
import { Failure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { sendJob, type JobKind } from '../../jobs/jobKind';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { demandRight } from '../../resources/scope';
import { ORDER_PLACERS } from '../../roles';
import { placeOrder } from '../orders/placeOrder';
import { openImport } from './changeImport';
import {
  importOf,
  mappingOf,
  placedStates,
  travellingImport,
  type StoredImport,
} from './importRecord';
import { readRow, stateOf, type FoundProblem, type RowDraft } from './judgeRow';
import { textOf, type SheetCell } from './sheetTable';
import { importTexts } from './texts';

/** Days that imports are kept: they hold numbers that lists mask. */
const KEPT_DAYS = 30;

/** Places the rows of an import. It goes on where an earlier run ended. */
export const orderPlacing: JobKind<{ importId: string }, Backend> = {
  name: 'order-import-placing',
  payload: object({ importId: string().required() }),
  retries: 5,
  pause: 10,
  run: async ({ importId }, backend) => placeRows(importId, backend),
};

/** Starts the placing of an import's good rows. */
export async function startPlacing(
  { id, version, withWarnings }: InputOf<typeof orderImports.start>,
  caller: Caller,
  { db, now }: Backend,
): Promise<OrderImport> {
  demandRight(caller, ORDER_PLACERS);
  await openImport({ id, version }, caller, db);
  const { count } = await db
    .selectFrom('orderImportRows')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('importId', '=', id)
    .where('state', 'in', placedStates(withWarnings))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) throw refusal(409, importTexts, (t) => t.nothingToPlace);
  const { leaving: _, tokenHash: __, ...kept } = caller;
  await db
    .updateTable('orderImports')
    .set({
      state: 'placing',
      withWarnings,
      toPlace: Number(count),
      caller: JSON.stringify(kept),
      fault: null,
      version: version + 1,
      touchedAt: now(),
    })
    .where('id', '=', id)
    .execute();
  await sendJob(db, orderPlacing, { importId: id }, { key: id });
  return travellingImport(await importOf(id, caller, db), caller, { db });
}

async function placeRows(importId: string, backend: Backend) {
  const { db, now } = backend;
  const stored = await db
    .selectFrom('orderImports')
    .selectAll()
    .where('id', '=', importId)
    .where('state', '=', 'placing')
    .executeTakeFirst();
  if (!stored) return;
  const caller = { ...(JSON.parse(stored.caller!) as Omit<Caller, 'tokenHash'>), tokenHash: '' };
  let fault: Failure | undefined;
  for (let last: number | undefined = 0; last !== undefined && !fault;)
    try {
      last = await placeNext(stored, last, caller, backend);
    } catch (error) {
      // The company may not order, or not so much: other rows would be refused as well.
      if (!(error instanceof Failure)) throw error;
      fault = error;
    }
  await db
    .updateTable('orderImports')
    .set({
      state: 'open',
      caller: null,
      fault: fault ? JSON.stringify({ zh: fault.wording('zh'), en: fault.wording('en') }) : null,
      version: sql<number>`version + 1`,
      touchedAt: now(),
    })
    .where('id', '=', importId)
    .where('state', '=', 'placing')
    .execute();
}

/**
 * Places the first waiting row behind another and returns its number; `undefined` when none waits.
 * The order and what is noted of it are one transaction: a row is never placed twice.
 */
async function placeNext(
  stored: StoredImport,
  last: number,
  caller: Caller,
  backend: Backend,
): Promise<number | undefined> {
  const next = await backend.db
    .selectFrom('orderImportRows')
    .select('row')
    .where('importId', '=', stored.id)
    .where('row', '>', last)
    .where('state', 'in', placedStates(stored.withWarnings))
    .orderBy('row')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  try {
    await backend.db.transaction().execute(async (db) => {
      const waiting = await db
        .selectFrom('orderImportRows')
        .select('cells')
        .where('importId', '=', stored.id)
        .where('row', '=', next.row)
        .where('state', 'in', placedStates(stored.withWarnings))
        .forUpdate()
        .executeTakeFirst();
      if (!waiting) return;
      const cells = JSON.parse(waiting.cells) as SheetCell[];
      const { draft } = await readRow(cells, mappingOf(stored));
      const order = await placeOrder(
        orderOf(stored, draft),
        caller,
        { ...backend, db },
        { isOneOfMany: true },
      );
      await noteOrder(stored, { row: next.row, cells, orderId: order.id }, db);
    });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 400) throw error;
    await noteProblems({ importId: stored.id, row: next.row }, error, backend);
  }
  return next.row;
}

const orderOf = ({ companyId, orderType, productId }: StoredImport, draft: RowDraft) => ({
  ...draft,
  companyId,
  orderType,
  productId,
});

/** Notes that a row's order is placed. Its numbers are masked: the candidate has them now. */
async function noteOrder(
  stored: StoredImport,
  { row, cells, orderId }: { row: number; cells: readonly SheetCell[]; orderId: string },
  db: Backend['db'],
) {
  const masks = { idCardNo: maskIdCardNo, mobile: maskMobile } as const;
  const masked = mappingOf(stored).map((field, at) => {
    const text = textOf(cells[at] ?? '');
    return field === 'idCardNo' || field === 'mobile' ? masks[field](text) : text;
  });
  await db
    .updateTable('orderImportRows')
    .set({ state: 'placed', orderId, problems: '[]', person: null, cells: JSON.stringify(masked) })
    .where('importId', '=', stored.id)
    .where('row', '=', row)
    .execute();
}

/** Notes why an order was refused, field by field where the refusal says so. */
async function noteProblems(
  { importId, row }: { importId: string; row: number },
  { wording, options }: Failure,
  { db }: Pick<Backend, 'db'>,
) {
  const { fields = {} } = (options.data ?? {}) as { fields?: Readonly<Record<string, string>> };
  const named = Object.entries(fields).map(([field, text]) => ({
    field: field as FoundProblem['field'],
    isError: true,
    zh: text,
    en: text,
  }));
  const whole = { field: null, isError: true, zh: wording('zh'), en: wording('en') };
  const problems: FoundProblem[] = named.length > 0 ? named : [whole];
  await db
    .updateTable('orderImportRows')
    .set({ problems: JSON.stringify(problems), state: stateOf(problems) })
    .where('importId', '=', importId)
    .where('row', '=', row)
    .execute();
}

/** Removes imports that are older than they are kept. */
export async function tidyImports({ db, now }: Pick<Backend, 'db' | 'now'>) {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 3_600_000);
  await db.deleteFrom('orderImports').where('touchedAt', '<', before).execute();
}
