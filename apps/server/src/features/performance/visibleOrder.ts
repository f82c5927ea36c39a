import { orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import type { MovedOrder } from '../orders/tables';

/** Returns an order within the caller's scope. Throws 404 for any other. */
export async function visibleOrder(
  orderId: string,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<MovedOrder> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  return { ...order, state: order.orderStatus };
}
