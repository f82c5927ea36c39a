import type { OrderAct, OrderStatus } from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { accountOf, nameOfActor, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';

/** An event of an order before it has its number. */
export interface NewOrderEvent {
  orderId: string;
  action: OrderAct;
  /** `null` for the event that begins an order. */
  before: OrderStatus | null;
  after: OrderStatus;
  /** Code of the right that was used; `null` for the product. */
  right: string | null;
  reason: string | null;
}

/**
 * Writes an event of an order with the next number. The order is locked or new, so that no two
 * events take the same. Nothing else writes events.
 */
export async function recordOrderEvent(
  { orderId, action, before, after, right, reason }: NewOrderEvent,
  actor: Actor,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  await db
    .insertInto('orderEvents')
    .values({
      id: newId(now()),
      orderId,
      number: sql<number>`(select count(*) + 1 from order_events where order_id = ${orderId})`,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: right,
      userId: accountOf(actor),
      userName: nameOfActor(actor),
      content: reason,
      createTime: now(),
    })
    .execute();
}
