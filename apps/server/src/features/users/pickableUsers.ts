import { PAGE_SIZE_LIMIT, type PickerUser } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { orderMissing } from '../orders/orderDetail';

/** People for a picker. */
export interface PickableRequest {
  /** Only the people of this order. */
  orderId?: string | undefined;
  /** @default 10_000 */
  pageSize?: number | undefined;
}

/**
 * Returns active people: staff see everybody, a client its own people and, on its own order, the
 * staff who work on it.
 */
export async function pickableUsers(
  { orderId, pageSize = PAGE_SIZE_LIMIT }: PickableRequest,
  caller: Caller,
  { db }: Backend,
): Promise<PickerUser[]> {
  const people = db
    .selectFrom('users')
    .select(['id', 'realname', 'phone', 'avatar', 'companyId', 'userType'])
    .where('status', '=', 1)
    .orderBy('userType', 'desc')
    .orderBy('realname')
    .orderBy('id')
    .limit(pageSize);
  if (!orderId)
    return (await people.where(withinScope(caller, 'users.companyId')).execute()).map((row) =>
      shown(row, caller),
    );

  const order = await db
    .selectFrom('orders')
    .select(['companyId', 'pmId', 'orderedBy'])
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const members = [order.pmId, order.orderedBy].filter((id) => id !== null);
  const rows = await people
    .where((eb) =>
      eb.or([
        eb('id', 'in', members.length > 0 ? members : ['']),
        eb('companyId', '=', order.companyId),
      ]),
    )
    .execute();
  return rows.map((row) => shown(row, caller));
}

/** A client sees the names, not the numbers, of the provider's staff. */
function shown(
  { companyId, phone, ...person }: PickerUser & { companyId: string | null },
  caller: Caller,
): PickerUser {
  return {
    ...person,
    phone: caller.userType === 'serviceUser' || companyId === caller.companyId ? phone : null,
  };
}
