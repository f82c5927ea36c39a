import { beijing } from '@mingjian/api';
import { freshRows } from '../features/performance/sheetRows';
import type { Db } from '../database/connect';
import { seededId } from '../database/ids';

/** Number of orders that have a sheet. */
const SHEETS = 60;
/** Age of a sheet at its approval. */
const APPROVED_AFTER = 6 * 3_600_000;

/** Stores the performance sheets of the newest orders with a report, as they are calculated. */
export async function insertSheets(trx: Db, managerId: string) {
  const orders = await trx
    .selectFrom('orders')
    .select(['id', 'kpiTime', 'orderStatus'])
    .where('kpiTime', 'is not', null)
    .where('orderType', '=', 1)
    .where('orderStatus', '>=', 70)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('orderTasks').select('id').whereRef('orderId', '=', 'orders.id')),
    )
    .orderBy('kpiTime', 'desc')
    .orderBy('id')
    .limit(SHEETS)
    .execute();
  for (const { id: orderId, kpiTime, orderStatus } of orders) {
    const time = kpiTime!;
    const rows = await freshRows(orderId, { db: trx, now: () => time });
    if (rows.length === 0) continue;
    // A sheet is approved once the report is issued.
    const isApproved = orderStatus >= 80;
    await trx
      .insertInto('kpiSheets')
      .values({
        orderId,
        month: beijing(time).slice(0, 7),
        auditStatus: isApproved ? 2 : 1,
        approvedBy: isApproved ? managerId : null,
        approvedAt: isApproved ? new Date(time.getTime() + APPROVED_AFTER) : null,
        savedAt: time,
        version: 1,
      })
      .execute();
    await trx
      .insertInto('kpiRows')
      .values(
        rows.map((row) => ({
          ...row,
          id: seededId(time, `kpi ${orderId} ${row.userId} ${row.itemCode}`),
          orderId,
        })),
      )
      .execute();
  }
}
