import { TAKING_ROLES } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { isStaff, type Caller } from '../../http/caller';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { Failure, forbidden } from '../../failure';
import { withinScope } from '../../resources/scope';
import { textOf } from '../dictionaries/dictionaryContent';
import { orderMissing } from './orderDetail';

/**
 * Makes the caller the one who handles an order that nobody has. Of many callers at once the
 * database lets exactly one change the row; the others are told who it was.
 */
export async function takeOrder(orderId: string, caller: Caller, { db, now }: Backend) {
  await db.transaction().execute(async (trx) => {
    const seen = await findOrder(trx, orderId, caller);
    if (!seen) throw orderMissing();
    if (!isStaff(caller, ...TAKING_ROLES)) throw forbidden();

    const time = now();
    const taken = await trx
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
    if (!taken) throw refusal(await findOrder(trx, orderId, caller));

    await trx
      .insertInto('orderEvents')
      .values({
        id: newId(time),
        orderId,
        action: 'order.taken',
        userId: caller.userId,
        userName: caller.realname,
        content: null,
        createTime: time,
      })
      .execute();
  });
}

function findOrder(db: Db, orderId: string, caller: Caller) {
  return db
    .selectFrom('orders')
    .leftJoin('users as pm', 'pm.id', 'orders.pmId')
    .select(['orders.orderStatus', 'pm.realname as pmName'])
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
}

function refusal(order: Awaited<ReturnType<typeof findOrder>>) {
  if (!order) return orderMissing();
  const { orderStatus, pmName } = order;
  if (pmName && orderStatus > 10) return new Failure(409, (t) => t.orderTakenBy(pmName));
  return new Failure(409, (t) =>
    t.orderNotTakeable(textOf('order_status', String(orderStatus), t.language)),
  );
}
