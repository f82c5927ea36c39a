import { TAKING_ROLES, type OrderAction, type OrderDetail, type OrderTopInfo } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { isStaff, type Caller } from '../../http/caller';
import { beijing } from '../../database/times';
import { Failure } from '../../failure';
import { maskIdCardNo, maskMobile } from '../../resources/masks';
import { withinScope } from '../../resources/scope';
import { selectOrders, toOrderRow } from './orderRows';
import { stepsOf, stepTimes } from './steps';

/** The order is missing, or the caller may not know that it is there. */
export const orderMissing = () => new Failure(404, (t) => t.orderMissing);

/** Returns everything that the detail page of an order shows. */
export async function orderDetail(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderDetail> {
  const order = await selectOrders(backend)
    .select([
      'orders.signingEntity',
      'orders.candidateId',
      'orders.city',
      'orders.remark',
      'orders.cancelReason',
      'orders.version',
    ])
    .select(['candidates.email', 'candidates.idCardNo'])
    .select(stepTimes.map((column) => `orders.${column}` as const))
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();

  const events = await backend.db
    .selectFrom('orderEvents')
    .select(['id', 'action', 'userName', 'content', 'createTime'])
    .where('orderId', '=', orderId)
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const actions: OrderAction[] =
    order.orderStatus === 10 && isStaff(caller, ...TAKING_ROLES) ? ['take'] : [];
  return {
    ...toOrderRow(order, caller),
    mainCompanyName: order.signingEntity,
    email: order.email ?? '',
    idCardNo: maskIdCardNo(order.idCardNo),
    candidateId: order.candidateId,
    city: order.city,
    remark: order.remark,
    cancelReason: order.cancelReason,
    steps: stepsOf(order),
    events: events.map((event) => ({ ...event, createTime: beijing(event.createTime) })),
    version: order.version,
    actions,
  };
}

/** Returns what the card above every order step shows. */
export async function orderTopInfo(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderTopInfo> {
  const order = await selectOrders(backend)
    .select([
      'companies.rulesList',
      'orders.signingEntity',
      'orders.remark',
      'orders.authUrl',
      'candidates.email',
    ])
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  return {
    companyName: order.companyName,
    rulesList: order.rulesList,
    mainCompanyName: order.signingEntity,
    userName: order.candidateName,
    mobile: maskMobile(order.mobile),
    email: order.email ?? '',
    remark: order.remark,
    url: order.authUrl,
  };
}
