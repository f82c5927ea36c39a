import {
  beijing,
  clientStepsOf,
  order as orderList,
  REVEAL,
  type OrderAction,
  type OrderDetail,
  type OrderEventAction,
  type OrderRow,
  type OrderTopInfo,
} from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { selectRows, visible } from '../../resources/resourceRows';
import { holdsRight } from '../../resources/scope';
import { CANDIDATE_READERS } from '../../roles';
import { papersOf } from './orderPapers';
import { orderDetailResource, orderResource } from './resource';
import { stepsOf } from './steps';

/** Returns the content of an order's detail page. */
export async function orderDetail(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderDetail> {
  const order = await selectOrder(orderId, caller, backend);
  const { mainCompanyName, city, remark, cancelReason, version } = order;
  const isClient = caller.companyId !== null;
  const events = await backend.db
    .selectFrom('orderEvents')
    .select(['id', 'action', 'userName', 'content', 'createTime'])
    .where('orderId', '=', orderId)
    .$if(isClient, (query) => query.where('action', 'not in', INTERNAL_EVENTS))
    .orderBy('createTime', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const steps = stepsOf(order);
  const seesCandidate = holdsRight(caller, CANDIDATE_READERS);
  return {
    ...listed(order),
    mainCompanyName,
    email: shown(order.email, caller),
    idCardNo: shown(order.idCardNo, caller),
    city,
    remark,
    cancelReason,
    version,
    steps: isClient ? [] : steps,
    clientSteps: isClient ? clientStepsOf(steps) : [],
    events: events.map(({ createTime, ...event }) => ({
      ...event,
      createTime: beijing(createTime),
    })),
    manager: await managerOf(order, backend),
    actions: [...movesOf(order, caller), ...revealOf(caller)],
    papers: seesCandidate ? await papersOf(order, caller, backend) : null,
  };
}

/** Returns the content of the card above every order step. */
export async function orderTopInfo(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<OrderTopInfo> {
  const order = await selectOrder(orderId, caller, backend);
  const { companyName, rulesList, mainCompanyName, userName, mobile, remark, candidateId } = order;
  return {
    companyName,
    rulesList,
    mainCompanyName,
    userName,
    mobile,
    email: shown(order.email, caller),
    remark,
    url: order.authUrl,
    candidateId,
    actions: revealOf(caller),
  };
}

/** Events of the provider's own work, which clients do not see. */
const INTERNAL_EVENTS: readonly OrderEventAction[] = [
  'order.dispatched',
  'order.reviewed',
  'order.reported',
  'order.scored',
];

async function managerOf({ pmId }: OrderRow, { db }: Pick<Backend, 'db'>) {
  if (pmId === null) return null;
  const { realname, phone, email } = await db
    .selectFrom('users')
    .select(['realname', 'phone', 'email'])
    .where('id', '=', pmId)
    .executeTakeFirstOrThrow();
  return { realname, phone: phone ?? '', email: email ?? '' };
}

async function selectOrder(orderId: string, caller: Caller, backend: Backend) {
  const where = sql<SqlBool>`${visible(orderDetailResource, caller)} and orders.id = ${orderId}`;
  const [order] = await selectRows(orderDetailResource, where, caller, backend);
  if (!order) throw orderMissing();
  return order;
}

/** Returns what lists show of an order. */
const listed = (order: OrderRow) =>
  Object.fromEntries(
    (['id', ...Object.keys(orderList.fields)] as (keyof OrderRow)[]).map((name) => [
      name,
      order[name],
    ]),
  ) as unknown as OrderRow;

function movesOf({ orderStatus }: OrderRow, caller: Caller) {
  const actions = (orderResource.actions?.(caller) ?? []) as readonly OrderAction[];
  return actions.filter((action) => action === 'accept' && orderStatus === 10);
}

/** Details of a candidate are for the readers of candidates; others work with name and order. */
const shown = (value: string | null, caller: Caller) =>
  holdsRight(caller, CANDIDATE_READERS) ? (value ?? '') : '';

const revealOf = (caller: Caller): (typeof REVEAL)[] =>
  holdsRight(caller, orderDetailResource.may.reveal) ? [REVEAL] : [];
