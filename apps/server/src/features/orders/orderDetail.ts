import {
  clientStepsOf,
  order as orderList,
  readCustomValues,
  REVEAL,
  type OrderDetail,
  type OrderRow,
  type OrderTopInfo,
} from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { orderMissing } from '../../failure';
import { choicesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { selectRows, visible } from '../../resources/resourceRows';
import { holdsRight } from '../../resources/scope';
import {
  CANDIDATE_READERS,
  CLIENT_ACCOUNTANTS,
  MONEY_READERS,
  PRIVACY_DECIDERS,
  STATEMENT_READERS,
} from '../../roles';
import { addOnsIn } from './addOns';
import { correctionsOf } from './orderCorrections';
import { teamOf } from './orderPeople';
import { backChoices, backRequestsOf } from './backRequests';
import { delayChoice, delaysOf } from './delays';
import { historyOf } from './orderHistory';
import { readOrderFacts } from './orderFacts';
import { askableSources, interfacesOf } from './orderInterfaces';
import { timesOf } from './orderClock';
import { holdOf } from './orderHolds';
import { orderMoves } from './orderMoves';
import { collectIn } from './orderCollect';
import { papersOf } from './orderPapers';
import { reductionsOf } from './reductions';
import { orderDetailResource } from './resource';
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
  const steps = stepsOf(order);
  const facts = await readOrderFacts(order, backend);
  const seesCandidate = holdsRight(caller, CANDIDATE_READERS);
  return {
    ...listed(order),
    mainCompanyName,
    email: shown(order.email, caller),
    idCardNo: shown(order.idCardNo, caller),
    city,
    remark,
    cancelReason,
    consigneeName: order.consigneeName,
    clientPoNo: order.clientPoNo,
    costCenter: order.costCenter,
    customValues: readCustomValues(order.customValues),
    addOns: await addOnsIn(orderId, caller, backend),
    reduceAmount: order.amount === null ? null : order.reduceAmount,
    corrections: correctionsOf(order.orderStatus, caller),
    team: isClient ? [] : await teamOf(order, caller, backend),
    version,
    steps: isClient ? [] : steps,
    clientSteps: isClient ? clientStepsOf(steps) : [],
    events: await historyOf(orderId, caller, backend),
    manager: await managerOf(order, backend),
    moves: [
      ...choicesOf(orderMoves, order.orderStatus, facts, caller).filter(
        ({ move }) => move !== (facts.isHeld && !facts.isHeldByTasks ? 'hold' : 'resume'),
      ),
      ...(await backChoices(order, facts, caller, backend)),
    ],
    backRequests: await backRequestsOf(orderId, caller, backend),
    reductions: holdsRight(caller, MONEY_READERS)
      ? await reductionsOf(orderId, caller, backend)
      : [],
    hold: await holdOf(orderId, caller, backend),
    times: await timesOf(await clockTimes(orderId, backend), backend),
    etaChangedCount: order.etaChangedCount,
    delays: await delaysOf(orderId, caller, backend),
    askDelay: await delayChoice(order, caller, backend),
    actions: revealOf(caller),
    interfaces: await interfacesOf(order, caller, backend),
    askable: await askableSources(order, caller, backend),
    collect: await collectIn(orderId, caller, backend),
    deleteDueDate: seesCandidate ? await deleteDay(order, backend) : null,
    seesAccesses: holdsRight(caller, PRIVACY_DECIDERS),
    statement: await statementOf(orderId, caller, backend),
    papers: seesCandidate ? await papersOf(order, caller, backend) : null,
  };
}

/** Returns the statement that an order is on, for those who may read it. */
async function statementOf(orderId: string, caller: Caller, { db }: Pick<Backend, 'db'>) {
  const isClient = caller.companyId !== null;
  if (!holdsRight(caller, isClient ? CLIENT_ACCOUNTANTS : STATEMENT_READERS)) return null;
  const statement = await db
    .selectFrom('statements')
    .innerJoin('orders', 'orders.statementId', 'statements.id')
    .select(['statements.id', 'statements.statementNo'])
    .where('orders.id', '=', orderId)
    .$if(isClient, (query) => query.where('statements.sentAt', 'is not', null))
    .executeTakeFirst();
  return statement ?? null;
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
    isUpdated: order.isUpdated,
    actions: revealOf(caller),
  };
}

const clockTimes = (orderId: string, { db }: Pick<Backend, 'db'>) =>
  db
    .selectFrom('orders')
    .select(['id', 'acceptTime', 'submitTime', 'issueTime', 'cancelTime'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

async function deleteDay({ candidateId }: { candidateId: string }, { db }: Pick<Backend, 'db'>) {
  const { deleteDueDate } = await db
    .selectFrom('candidates')
    .select('deleteDueDate')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  return deleteDueDate;
}

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

/** Details of a candidate are for the readers of candidates; others work with name and order. */
const shown = (value: string | null, caller: Caller) =>
  holdsRight(caller, CANDIDATE_READERS) ? (value ?? '') : '';

const revealOf = (caller: Caller): (typeof REVEAL)[] =>
  holdsRight(caller, orderDetailResource.may.reveal) ? [REVEAL] : [];
