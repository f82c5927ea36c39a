import {
  encodeSearch,
  type Condition,
  type InputOf,
  type openApi,
  type OpenOrder,
  type OpenOrderPage,
  type OrderRow,
} from '@mingjian/api';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { listResource } from '../../resources/resourceList';
import { readRow } from '../../resources/resourceRows';
import { knownCandidate } from '../candidates/knownCandidate';
import { orderMoves } from '../orders/orderMoves';
import { placeOrder } from '../orders/placeOrder';
import { orderResource } from '../orders/resource';
import { offsetTime } from './offsetTime';

/** Rows of a page unless the caller says otherwise. */
export const PAGE_SIZE = 20;

/** Level of an order that is not judged. */
const NOT_JUDGED = 5;

/** Places an order in the name of the key's account. */
export async function placeOpenOrder(
  { orderType = 1, addItems = [], ...draft }: InputOf<typeof openApi.placeOrder>,
  caller: Caller,
  backend: Backend,
): Promise<OpenOrder> {
  const person = await personOf(draft, caller, backend);
  const row = await placeOrder(
    { ...draft, ...person, orderType, addItems: JSON.stringify(addItems) },
    caller,
    backend,
    { isOneOfMany: true },
  );
  return openOrderOf(row, false);
}

/** Fields of a new candidate, which a known one has already. */
const NEW_PERSON = {
  userName: undefined,
  mobile: undefined,
  idType: undefined,
  idCardNo: undefined,
  email: undefined,
  position: undefined,
};

/** Returns the company's own candidate in the place of one that it has ordered before. */
async function personOf(
  { userName, mobile, idCardNo }: InputOf<typeof openApi.placeOrder>,
  { companyId }: Caller,
  backend: Backend,
) {
  const person = { name: userName, mobile, idCardNo };
  const candidateId = await knownCandidate(companyId!, person, backend);
  return candidateId ? { ...NEW_PERSON, candidateId } : {};
}

/** Withdraws an order, which its client may do until its tasks are dispatched. */
export async function cancelOpenOrder(
  { orderId, cancelReason }: InputOf<typeof openApi.cancelOrder>,
  caller: Caller,
  backend: Backend,
): Promise<OpenOrder> {
  const move = { id: orderId, reason: cancelReason };
  await makeMove(orderMoves, 'withdraw', move, caller, backend);
  return readOpenOrder({ orderId }, caller, backend);
}

/** Returns one order. */
export async function readOpenOrder(
  { orderId }: { orderId: string },
  caller: Caller,
  backend: Backend,
): Promise<OpenOrder> {
  const row = await readRow(orderResource, orderId, caller, backend);
  const reported = await reportedOf([orderId], backend);
  return openOrderOf(row, reported.has(orderId));
}

/** Returns a page of orders, the newest first. */
export async function listOpenOrders(
  { pageNum = 1, pageSize = PAGE_SIZE, ...asked }: InputOf<typeof openApi.getOrders>,
  caller: Caller,
  backend: Backend,
): Promise<OpenOrderPage> {
  const searchParam = encodeSearch(conditionsOf(asked));
  const request = { pageNum, pageSize, searchParam, orderParam: 'order_time desc' };
  const { content, total } = await listResource(orderResource, request, caller, backend);
  const reported = await reportedOf(
    content.map(({ id }) => id),
    backend,
  );
  return { content: content.map((row) => openOrderOf(row, reported.has(row.id))), total };
}

function conditionsOf({
  status,
  orderNo,
  from,
  to,
}: InputOf<typeof openApi.getOrders>): Condition[] {
  return [
    ...(status !== undefined ? [equal('orderStatus', String(status))] : []),
    ...(orderNo ? [equal('orderNo', orderNo)] : []),
    ...(from ? [{ field: 'orderTime', operator: 'GE' as const, value: `${from} 00:00:00` }] : []),
    ...(to ? [{ field: 'orderTime', operator: 'LE' as const, value: `${to} 23:59:59` }] : []),
  ];
}

const equal = (field: string, value: string): Condition => ({ field, operator: 'EQ', value });

/** Returns which orders have an issued report. */
async function reportedOf(
  orderIds: readonly string[],
  { db }: Pick<Backend, 'db'>,
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('reportVersions')
    .select('orderId')
    .where('orderId', 'in', orderIds)
    .where('status', '=', 40)
    .execute();
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Returns an order as it travels. Its level is that of the report, so there is none before it. */
const openOrderOf = (row: OrderRow, hasReport: boolean): OpenOrder => ({
  orderId: row.id,
  orderNo: row.orderNo,
  orderType: row.orderType,
  status: row.orderStatus,
  waitsFor: row.waitsFor,
  productId: row.productId,
  productName: row.productName,
  userName: row.userName,
  mobile: row.mobile,
  position: row.position,
  urgentFlag: row.urgentFlag,
  overallDanger: hasReport ? row.overallDanger : NOT_JUDGED,
  hasReport,
  orderTime: offsetTime(row.orderTime)!,
  acceptTime: offsetTime(row.acceptTime),
  slaDueAt: offsetTime(row.slaDueAt),
  finishTime: offsetTime(row.finishTime),
});
