import { pickers, type PickerUser } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { orderMissing } from '../orders/orderDetail';

/** People for the pickers. */
export const pickerCalls = bind(pickers).to({
  getUserList: async ({ orderId, pageSize }, caller, backend) => ({
    content: await pickable(orderId, pageSize, caller, backend),
  }),
});

/**
 * Returns active people: staff see everybody, a client its own people and, on its own order, who
 * works for it.
 */
async function pickable(
  orderId: string | undefined,
  limit: number,
  caller: Caller,
  { db }: Backend,
) {
  const people = db
    .selectFrom('users')
    .select(['id', 'realname', 'phone', 'avatar', 'companyId', 'userType'])
    .where('status', '=', 1)
    .orderBy('userType', 'desc')
    .orderBy('realname')
    .orderBy('id')
    .limit(limit);
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
