import { beijing, type OrderAction, type OrderDetail, type OrderTopInfo } from '@mingjian/api';
import { orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { maskIdCardNo } from '../../resources/masks';
import { readRow } from '../../resources/resourceRows';
import { holdsRight, withinScope } from '../../resources/scope';
import { CANDIDATE_READERS, NUMBER_READERS } from '../../roles';
import { orderResource } from './resource';
import { papersFor } from './orderPapers';
import { stepsOf, stepTimes } from './steps';

/** Returns the content of an order's detail page. */
export async function orderDetail(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderDetail> {
  const order = await selectOrder(orderId, caller, backend)
    .select([
      'orders.orderStatus',
      'orders.signingEntity',
      'orders.candidateId',
      'orders.city',
      'orders.remark',
      'orders.cancelReason',
      'orders.version',
    ])
    .select(['candidates.email', 'candidates.idCardNo'])
    .select(stepTimes.map((column) => `orders.${column}` as const))
    .executeTakeFirst();
  if (!order) throw orderMissing();

  const events = await backend.db
    .selectFrom('orderEvents')
    .select(['id', 'action', 'userName', 'content', 'createTime'])
    .where('orderId', '=', orderId)
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const actions = (orderResource.actions?.(caller) ?? []) as readonly OrderAction[];
  return {
    ...(await readRow(orderResource, orderId, caller, backend)),
    mainCompanyName: order.signingEntity,
    email: shown(order.email, caller),
    idCardNo: shown(maskIdCardNo(order.idCardNo), caller),
    candidateId: order.candidateId,
    city: order.city,
    remark: order.remark,
    cancelReason: order.cancelReason,
    steps: stepsOf(order),
    events: events.map((event) => ({ ...event, createTime: beijing(event.createTime) })),
    version: order.version,
    actions: actions.filter((action) => action === 'take' && order.orderStatus === 10),
    can: permissionsOf(caller),
    papers: await papersFor(orderId, caller, backend),
  };
}

/** Returns the content of the card above every order step. */
export async function orderTopInfo(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderTopInfo> {
  const order = await selectOrder(orderId, caller, backend)
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .select([
      'companies.rulesList',
      'orders.signingEntity',
      'orders.remark',
      'orders.authUrl',
      'orders.candidateId',
      'candidates.email',
    ])
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const { companyName, userName, mobile } = await readRow(orderResource, orderId, caller, backend);
  return {
    companyName,
    rulesList: order.rulesList,
    mainCompanyName: order.signingEntity,
    userName,
    mobile,
    email: shown(order.email, caller),
    remark: order.remark,
    url: order.authUrl,
    candidateId: order.candidateId,
    can: permissionsOf(caller),
  };
}

/** Details of a candidate are for the readers of candidates; others work with name and order. */
const shown = (value: string | null, caller: Caller) =>
  holdsRight(caller, CANDIDATE_READERS) ? (value ?? '') : '';
const permissionsOf = (caller: Caller) => ({ reveal: holdsRight(caller, NUMBER_READERS) });

const selectOrder = (orderId: string, caller: Caller, { db }: Backend) =>
  db
    .selectFrom('orders')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'));
