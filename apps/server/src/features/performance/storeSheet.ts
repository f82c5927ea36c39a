import { beijing } from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { accountOf, SYSTEM, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { logEvent } from '../../resources/operateLog';
import { freshRows, storedRows, storedSheet } from './sheetRows';

/** Saves the sheet of an order, which is locked, as the rules calculate it now. */
export async function storeCalculated(orderId: string, actor: Actor, backend: Backend) {
  const { db, now } = backend;
  const rows = await freshRows(orderId, backend);
  if (rows.length === 0) return;
  const time = now();
  const current = { auditStatus: 1 as const, approvedBy: null, approvedAt: null, savedAt: time };
  await db
    .insertInto('kpiSheets')
    .values({ ...current, orderId, month: beijing(time).slice(0, 7), version: 1 })
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ ...current, version: sql`kpi_sheets.version + 1` }),
    )
    .execute();
  await db.deleteFrom('kpiRows').where('orderId', '=', orderId).execute();
  await db
    .insertInto('kpiRows')
    .values(rows.map((row) => ({ ...row, id: newId(time), orderId })))
    .execute();
  await logSheet(orderId, 'created', actor, backend);
}

/** Saves who has changed a sheet: its version, and with `approve` its end. */
export async function touchSheet(
  orderId: string,
  { approve }: { approve: boolean },
  actor: Actor,
  backend: Backend,
) {
  const time = backend.now();
  await backend.db
    .updateTable('kpiSheets')
    .set({ savedAt: time, version: sql`version + 1` })
    .$if(approve, (update) =>
      update.set({ auditStatus: 2, approvedBy: accountOf(actor), approvedAt: time }),
    )
    .where('orderId', '=', orderId)
    .execute();
  await logSheet(orderId, 'updated', actor, backend);
}

/** Opens a sheet again whose tasks go back: it is calculated anew at the next save. */
export async function reopenSheet(orderId: string, actor: Actor, backend: Backend) {
  const returned = await backend.db
    .updateTable('kpiSheets')
    .set({ auditStatus: 3, approvedBy: null, approvedAt: null, version: sql`version + 1` })
    .where('orderId', '=', orderId)
    .returning('orderId')
    .executeTakeFirst();
  if (returned) await logSheet(orderId, 'updated', actor, backend);
}

/** Writes the whole sheet into the operate log, which is its history. */
async function logSheet(
  orderId: string,
  action: 'created' | 'updated',
  actor: Actor,
  { db, now }: Backend,
) {
  // The moves of the product are in the history of the order.
  if (actor === SYSTEM) return;
  const { auditStatus, version } = (await storedSheet(orderId, db))!;
  const rows = await storedRows(orderId, db);
  const after = {
    auditStatus,
    version,
    rows: rows.map(({ userId, itemCode, score, share, deductReason, note }) => ({
      userId,
      itemCode,
      score,
      share,
      ...(deductReason !== null && { deductReason }),
      ...(note !== null && { note }),
    })),
  };
  const event = { module: 'orders', objectType: 'kpiSheet', objectId: orderId, action, after };
  await logEvent(event, actor, now(), db);
}
