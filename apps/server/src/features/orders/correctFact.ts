import { sql, type Updateable } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { followMoney } from './orderMoney';
import type { MovedOrder, OrderTable } from './tables';

/** Changes columns of a locked order that are no state; its money follows, and the log has it. */
export async function correct(
  order: MovedOrder,
  changes: Updateable<OrderTable>,
  caller: Caller,
  { db, now }: Backend,
) {
  await db
    .updateTable('orders')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', order.id)
    .execute();
  const { id: objectId, companyId } = order;
  if ('amount' in changes || 'reduceAmount' in changes) await followMoney(objectId, { db, now });
  const before = Object.fromEntries(
    Object.keys(changes).map((name) => [name, order[name as keyof MovedOrder]]),
  );
  const line = { module: 'orders', objectType: 'order', action: 'updated', objectId } as const;
  await logEvent({ ...line, companyId, before, after: changes }, caller, now(), db);
}
