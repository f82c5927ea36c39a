import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { Failure, orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { ORDER_ACCEPTORS } from '../../roles';
import { readLabel } from '../dictionaries/options';
import { orderTexts } from './texts';

/**
 * Makes the caller the project manager of an order that nobody has accepted (接单). Runs in the
 * call's transaction: of several callers the row lock lets exactly one update the order, and the
 * others get 409 with the winner's name. Who has accepted it already has what it wanted: a repeated
 * call, whose first response was lost, succeeds and changes nothing.
 */
export async function acceptOrder(orderId: string, caller: Caller, { db, now }: Backend) {
  if (!(await findOrder(db, orderId, caller))) throw orderMissing();
  demandRight(caller, ORDER_ACCEPTORS);

  const time = now();
  const accepted = await db
    .updateTable('orders')
    .set((eb) => ({
      orderStatus: 20,
      pmId: caller.userId,
      acceptTime: time,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', orderId)
    .where('orderStatus', '=', 10)
    .where('pmId', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!accepted) {
    const order = await findOrder(db, orderId, caller);
    if (order?.orderStatus === 20 && order.pmId === caller.userId) return;
    throw await refusalFor(order, db);
  }

  await db
    .insertInto('orderEvents')
    .values({
      id: newId(time),
      orderId,
      action: 'order.accepted',
      userId: caller.userId,
      userName: caller.realname,
      content: null,
      createTime: time,
    })
    .execute();
}

function findOrder(db: Db, orderId: string, caller: Caller) {
  return db
    .selectFrom('orders')
    .leftJoin('users as pm', 'pm.id', 'orders.pmId')
    .select(['orders.orderStatus', 'orders.pmId', 'pm.realname as pmName'])
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
}

async function refusalFor(order: Awaited<ReturnType<typeof findOrder>>, db: Db) {
  if (!order) return orderMissing();
  const { orderStatus, pmName } = order;
  if (pmName && orderStatus > 10) return refusal(409, orderTexts, (t) => t.orderAcceptedBy(pmName));
  const labelIn = await readLabel('order_status', String(orderStatus), db);
  return new Failure(409, (language) =>
    orderTexts((t) => t.orderNotAcceptable(labelIn(language)))(language),
  );
}
