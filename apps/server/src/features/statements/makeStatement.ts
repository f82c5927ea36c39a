import {
  beijingDay,
  splitIds,
  startOfBeijingDay,
  DAY,
  type InputOf,
  type orderInfo,
} from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { inputFailure, refusal } from '../../failure';
import { SYSTEM, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { STATEMENT_KEEPERS } from '../../roles';
import { pendingCorrections, takeCorrections } from './correctionLines';
import { feesOf, taxIn } from './feeLines';
import { recordStatementEvent } from './statementEvents';
import { statementTexts } from './texts';

/** Rate of the tax that prices include. */
const TAX_RATE = 0.06;

/** A statement that is made, with the orders that are on it. */
interface NewStatement {
  companyId: string;
  mainCompanyName: string | null;
  periodStart: string;
  periodEnd: string;
  dueDate: string | null;
  remark: string | null;
  orderIds: readonly string[];
}

/** Puts orders on a statement. Throws 409 with their number when some cannot be billed. */
export async function billOrders(
  { companyId, orderIds: joined, ...given }: InputOf<typeof orderInfo.generateBill>,
  caller: Caller,
  backend: Backend,
): Promise<string> {
  demandRight(caller, STATEMENT_KEEPERS);
  const orderIds = [...new Set(splitIds(joined))];
  const orders = await lockBillable(companyId, { orderIds }, backend.db);
  if (orders.length < orderIds.length || orders.length === 0)
    throw refusal(409, statementTexts, (t) => t.notBillable(orderIds.length - orders.length || 1));
  const days = orders.map(({ endedAt }) => beijingDay(endedAt)).toSorted();
  const periodStart = given.periodStart || days[0]!;
  const periodEnd = given.periodEnd || days.at(-1)!;
  if (periodEnd < periodStart)
    throw inputFailure([['periodEnd', statementTexts((t) => t.periodTurned)]], caller.language);
  return makeStatement(
    {
      companyId,
      mainCompanyName: null,
      periodStart,
      periodEnd,
      dueDate: null,
      remark: given.remark || null,
      orderIds,
    },
    caller,
    backend,
  );
}

/** The period of a statement, and who pays. */
export interface StatementPeriod {
  companyId: string;
  mainCompanyName?: string | null | undefined;
  periodStart: string;
  periodEnd: string;
  dueDate?: string | null | undefined;
  remark?: string | null | undefined;
}

/**
 * Makes a statement of all orders of a company that came to their end in a period and are on none.
 * Returns its id; `undefined` when there are none.
 */
export async function billPeriod(
  period: StatementPeriod,
  actor: Actor,
  backend: Backend,
): Promise<string | undefined> {
  const { companyId, periodStart, periodEnd } = period;
  const orders = await lockBillable(companyId, { periodStart, periodEnd }, backend.db);
  if (orders.length === 0) return undefined;
  const { mainCompanyName = null, dueDate = null, remark = null } = period;
  const orderIds = orders.map(({ id }) => id);
  const named = { companyId, periodStart, periodEnd, mainCompanyName, dueDate, remark };
  return makeStatement({ ...named, orderIds }, actor, backend);
}

/** Locks the orders of a company that can be billed, in the order of their ids. */
async function lockBillable(
  companyId: string,
  which: { orderIds: readonly string[] } | { periodStart: string; periodEnd: string },
  db: Backend['db'],
) {
  const ended = sql<Date>`coalesce(finish_time, cancel_time)`;
  return db
    .selectFrom('orders')
    .select(['id', ended.as('endedAt')])
    .where('companyId', '=', companyId)
    .where('statementId', 'is', null)
    .where(({ or, and, eb }) =>
      or([eb('orderStatus', '=', 90), and([eb('orderStatus', '<', 0), eb('cancelFee', '>', 0)])]),
    )
    .$if('orderIds' in which, (query) =>
      query.where('id', 'in', ['', ...(which as { orderIds: readonly string[] }).orderIds]),
    )
    .$if('periodStart' in which, (query) => {
      const { periodStart, periodEnd } = which as { periodStart: string; periodEnd: string };
      const end = new Date(startOfBeijingDay(periodEnd).getTime() + DAY);
      return query.where(ended, '>=', startOfBeijingDay(periodStart)).where(ended, '<', end);
    })
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function makeStatement(
  { orderIds, ...period }: NewStatement,
  actor: Actor,
  backend: Backend,
): Promise<string> {
  const { db, now } = backend;
  const time = now();
  const id = newId(time);
  const ordered = await feesOf(orderIds, db);
  const due = ordered.reduce((all, { amount }) => all + amount, 0);
  const corrections = await pendingCorrections(period.companyId, due, db);
  const fees = [
    ...ordered.map((fee) => ({ ...fee, correctsId: null, correctionId: null })),
    ...corrections,
  ];
  const sum = (wanted: (kind: string) => boolean) =>
    fees.reduce((all, { kind, amount }) => (wanted(kind) ? all + amount : all), 0);
  const isOff = (kind: string) => kind === 'reduction' || kind === 'correction';
  const originAmount = sum((kind) => !isOff(kind));
  const reduceAmount = -sum(isOff);
  await db
    .insertInto('statements')
    .values({
      ...period,
      id,
      statementNo: await nextStatementNo(backend),
      status: 0,
      orderCount: orderIds.length,
      originAmount,
      reduceAmount,
      totalAmount: originAmount - reduceAmount,
      taxRate: TAX_RATE,
      sentAt: null,
      confirmedAt: null,
      confirmedBy: null,
      disputeNote: null,
      createdAt: time,
      updatedAt: time,
      deletedAt: null,
    })
    .execute();
  const taken = new Map<string, string>();
  const lines = fees.map(({ correctionId, ...fee }, index) => {
    const lineId = newId(time);
    if (correctionId !== null) taken.set(correctionId, lineId);
    return {
      ...fee,
      id: lineId,
      statementId: id,
      companyId: period.companyId,
      number: index + 1,
      taxAmount: taxIn(fee.amount, TAX_RATE),
      disputeNote: null,
    };
  });
  for (let from = 0; from < lines.length; from += BATCH)
    await db
      .insertInto('statementLines')
      .values(lines.slice(from, from + BATCH))
      .execute();
  await takeCorrections(taken, db);
  await db.updateTable('orders').set({ statementId: id }).where('id', 'in', orderIds).execute();
  const made = { action: 'make', before: null, after: 0, content: null } as const;
  const right = actor === SYSTEM ? null : STATEMENT_KEEPERS[0]!.code;
  await recordStatementEvent({ ...made, statementId: id, right }, actor, time, db);
  return id;
}

/** Lines of one statement in SQL. */
const BATCH = 1_000;

/** Returns the next number of the month. Statements of one month get theirs one after another. */
async function nextStatementNo({ db, now }: Backend) {
  const prefix = `DZ${beijingDay(now()).replaceAll('-', '').slice(0, 6)}`;
  await sql`select pg_advisory_xact_lock(hashtext('statement_no'), hashtext(${prefix}))`.execute(
    db,
  );
  const { last } = await db
    .selectFrom('statements')
    .select(({ fn }) => fn.max('statementNo').as('last'))
    .where('statementNo', 'like', `${prefix}%`)
    .executeTakeFirstOrThrow();
  const number = Number(last?.slice(prefix.length) ?? 0) + 1;
  return `${prefix}${String(number).padStart(5, '0')}`;
}
