import { beijing, type KpiPart, type KpiSheet, type OrderKpi } from '@mingjian/api';
import type { Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { MONEY_READERS, ORDER_MANAGERS, ORDER_REVIEWERS, ORDER_VERIFIERS } from '../../roles';
import type { MovedOrder } from '../orders/tables';
import { amountOf } from './calculateKpi';
import { calculatedRows } from './readFacts';
import type { KpiRowTable, KpiSheetTable } from './tables';

/** A row of a sheet; one that is not saved yet has no id. */
export type SheetRow = Omit<Selectable<KpiRowTable>, 'id' | 'orderId'> & { id?: string };

/** A saved sheet. */
export type StoredSheet = Selectable<KpiSheetTable>;

/** Staff who read everybody's performance. */
export const SHEET_READERS = [...ORDER_MANAGERS, ...ORDER_REVIEWERS];

/** Whether a caller reads everybody's performance. */
export const seesEverybody = (caller: Caller) => holdsRight(caller, SHEET_READERS);

/** Whether the sheet of an order can be saved in its state: from its KPI form to its settlement. */
export const isOpen = ({ state }: Pick<MovedOrder, 'state'>) => state >= 60 && state < 100;

/** Returns the saved sheet of an order; `undefined` without one. */
export const storedSheet = (orderId: string, db: Db): Promise<StoredSheet | undefined> =>
  db.selectFrom('kpiSheets').selectAll().where('orderId', '=', orderId).executeTakeFirst();

/** Returns the rows of a saved sheet, in its order. */
export const storedRows = (orderId: string, db: Db) =>
  db
    .selectFrom('kpiRows')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('userId')
    .orderBy('position')
    .execute();

/** Returns the rows that the rules calculate, with the statements that people wrote before. */
export async function freshRows(
  orderId: string,
  backend: Pick<Backend, 'db' | 'now'>,
): Promise<SheetRow[]> {
  const { items, rows } = await calculatedRows(orderId, backend);
  const saved = await storedRows(orderId, backend.db);
  return rows.map(({ userId, itemCode, parts, score, share, ...row }) => {
    const position = items.findIndex(({ code }) => code === itemCode);
    const { name, nameEn, category, measure, weight, scoreMax, rate } = items[position]!;
    const before = saved.find((one) => one.userId === userId && one.itemCode === itemCode);
    return {
      ...row,
      userId,
      itemCode,
      itemName: name,
      itemNameEn: nameEn || name,
      category,
      measure,
      weight,
      scoreMax,
      rate,
      position: position + 1,
      computed: score,
      computedShare: share,
      score,
      share,
      parts: JSON.stringify(parts),
      deductReason: null,
      note: before?.note ?? null,
      correctedBy: null,
    };
  });
}

/** Returns a sheet as its reader sees it: with the own rows, or everybody's. */
export async function sheetOf(
  order: MovedOrder,
  whose: 'own' | 'all',
  caller: Caller,
  backend: Backend,
): Promise<KpiSheet> {
  const { db } = backend;
  const sheet = await storedSheet(order.id, db);
  const isCurrent = sheet !== undefined && sheet.auditStatus !== 3;
  const rows: SheetRow[] = isCurrent
    ? await storedRows(order.id, db)
    : isOpen(order)
      ? await freshRows(order.id, backend)
      : [];
  const own = rows.filter(({ userId }) => userId === caller.userId);
  const names = await namesOf(
    [...rows, { userId: sheet?.approvedBy ?? '', correctedBy: null }],
    db,
  );
  const isChangeable = isOpen(order) && sheet?.auditStatus !== 2;
  const leads = isChangeable && holdsRight(caller, ORDER_MANAGERS);
  return {
    orderId: order.id,
    version: sheet?.version ?? 0,
    auditStatus: sheet?.auditStatus ?? 0,
    month: sheet?.month ?? null,
    saveTime: sheet ? beijing(sheet.savedAt) : null,
    approvedBy: names.get(sheet?.approvedBy ?? '') ?? null,
    approveTime: sheet?.approvedAt ? beijing(sheet.approvedAt) : null,
    rows: (whose === 'own' ? own : rows).map((row) => travelling(row, names, caller)),
    can: {
      readAll: seesEverybody(caller),
      note: isChangeable && own.length > 0 && holdsRight(caller, ORDER_VERIFIERS),
      correct: leads && rows.length > 0,
      approve: leads && rows.length > 0,
    },
  };
}

/** Returns a row as it travels. Of amounts a reader without the right sees the own ones alone. */
function travelling(row: SheetRow, names: ReadonlyMap<string, string>, caller: Caller): OrderKpi {
  const { userId, itemCode, computed, score, correctedBy } = row;
  const seesAmount = userId === caller.userId || holdsRight(caller, MONEY_READERS);
  return {
    id: row.id ?? `${userId}.${itemCode}`,
    userId,
    userName: names.get(userId) ?? '',
    itemCode,
    itemName: caller.language === 'en' ? row.itemNameEn : row.itemName,
    category: row.category,
    measure: row.measure,
    weight: row.weight,
    scoreMax: row.scoreMax,
    quantity: row.quantity,
    difficulty: row.difficulty,
    computed,
    score,
    deduct: Math.max(0, Math.round((computed - score) * 100) / 100),
    deductReason: row.deductReason,
    note: row.note,
    share: row.share,
    amount: seesAmount ? amountOf(row) : 0,
    correctedBy: names.get(correctedBy ?? '') ?? null,
    parts: JSON.parse(row.parts) as KpiPart[],
  };
}

/** Returns the names of the people of rows. */
async function namesOf(
  rows: readonly Pick<SheetRow, 'userId' | 'correctedBy'>[],
  db: Db,
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ userId, correctedBy }) => [userId, correctedBy ?? '']);
  const people = await db
    .selectFrom('users')
    .select(['id', 'realname'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(people.map(({ id, realname }) => [id, realname]));
}
