import {
  beijingDay,
  DAY,
  DISPUTE_DAYS,
  type disputes,
  type InputOf,
  type OrderStatus,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { Failure, inputFailure, orderMissing, refusal } from '../../failure';
import { accountOf, SYSTEM, type Actor } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { CANDIDATE_CLIENTS } from '../../roles';
import type { Wording } from '../../texts';
import { orderMoves } from '../orders/orderMoves';
import type { MovedOrder } from '../orders/tables';
import type { Objection } from '../privacy/requestEffects';
import { isErased } from '../reports/documents';
import { recordDisputeEvent } from './disputeEvents';
import { refreshDisputeStatus } from './disputeStatus';
import { attachFiles } from './disputeFiles';
import { tellOfDispute } from './tellOfDispute';
import { disputeTexts } from './texts';

/** Side of a dispute: 1 client · 2 candidate. */
type Side = 1 | 2;

/** The report of an order that may be disputed, until when, and what stands in its way. */
export interface Disputable {
  reportId: string;
  reportNo: string;
  until: string;
  problem: Wording | undefined;
}

/** Whether the final report of an order may be out; one that ended early has a partial one. */
const isIssued = (status: OrderStatus) => status >= 80 || status === -20;

/** Returns the issued report that a side may dispute; `undefined` where there is none. */
export async function disputableReport(
  { id, orderStatus }: { id: string; orderStatus: OrderStatus },
  side: Side,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<Disputable | undefined> {
  if (!isIssued(orderStatus)) return undefined;
  const report = await db
    .selectFrom('reportVersions')
    .select(['id', 'reportNo', 'issuedAt', 'model'])
    .where('orderId', '=', id)
    .where('status', '=', 40)
    .executeTakeFirst();
  if (!report?.issuedAt || report.reportNo === null || isErased(report)) return undefined;
  const until = beijingDay(new Date(report.issuedAt.getTime() + DISPUTE_DAYS * DAY));
  const open = await db
    .selectFrom('disputes')
    .select('id')
    .where('orderId', '=', id)
    .where('side', '=', side)
    .where('status', 'in', [1, 2])
    .executeTakeFirst();
  const problem = open
    ? disputeTexts((t) => t.pending)
    : beijingDay(now()) > until
      ? disputeTexts((t) => t.tooLate(until))
      : undefined;
  return { reportId: report.id, reportNo: report.reportNo, until, problem };
}

/** Raises a dispute as the client, and tells the manager of the order. */
export async function raiseDispute(
  { orderId, content, items = [], files = [] }: InputOf<typeof disputes.save>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, CANDIDATE_CLIENTS);
  const order = await orderMoves.lock(orderId, caller, backend.db);
  if (!order) throw orderMissing();
  const known = new Set((await disputableTasks(orderId, backend.db)).map(({ id }) => id));
  const named = new Map((items ?? []).map((item) => [item.taskId, item.content]));
  if ([...named.keys()].some((id) => !known.has(id)))
    throw inputFailure([['items', disputeTexts((t) => t.taskUnknown)]], caller.language);
  const id = await store({ order, side: 1, content, items: named }, caller, backend);
  await attachFiles({ id, orderId, paths: files ?? [] }, caller, backend.db);
}

/** Opens the dispute that answers a candidate's request. */
export async function openForCandidate(
  { requestId, orderId, groupCode, content }: Objection,
  backend: Backend,
) {
  const order = await orderMoves.lock(orderId, SYSTEM, backend.db);
  if (!order) throw orderMissing();
  const tasks = await disputableTasks(orderId, backend.db);
  const named = tasks.filter(({ itemCode }) => itemCode === groupCode);
  const items = new Map(named.map(({ id }) => [id, null]));
  await store({ order, side: 2, content, items, requestId }, SYSTEM, backend);
}

/** Returns the tasks that a report has. */
export const disputableTasks = async (orderId: string, db: Db) =>
  db
    .selectFrom('orderTasks')
    .select(['id', 'itemCode', 'itemName', 'itemNameEn', 'segIndex'])
    .where('orderId', '=', orderId)
    .where('status', '<>', -10)
    .orderBy('position')
    .execute();

interface NewDispute {
  order: MovedOrder;
  side: Side;
  content: string;
  /** The error in each task; `null` where nobody said so of it alone. */
  items: ReadonlyMap<string, string | null>;
  requestId?: string;
}

async function store(
  { order, side, content, items, requestId }: NewDispute,
  actor: Actor,
  backend: Backend,
) {
  const { db, now } = backend;
  const report = await disputableReport({ ...order, orderStatus: order.state }, side, backend);
  if (!report) throw refusal(409, disputeTexts, (t) => t.noReport);
  if (report.problem) throw new Failure(409, report.problem);
  const time = now();
  const id = newId(time);
  const { id: orderId, companyId, orderNo, candidateName, pmId, orderedBy } = order;
  await db
    .insertInto('disputes')
    .values({
      id,
      orderId,
      companyId,
      reportId: report.reportId,
      side,
      status: 1,
      content,
      raisedBy: accountOf(actor),
      requestId: requestId ?? null,
      createdAt: time,
      updatedAt: time,
    })
    .execute();
  for (const [taskId, words] of items)
    await db
      .insertInto('disputeItems')
      .values({ disputeId: id, orderId, taskId, content: words })
      .execute();
  const event = { disputeId: id, orderId, action: 'raise', before: null, after: 1 } as const;
  await recordDisputeEvent({ ...event, right: null, content: null }, actor, time, db);
  await refreshDisputeStatus(orderId, db);
  const title = disputeTexts((t) => t.raisedTitle(orderNo));
  const notice = { order, from: accountOf(actor), title };
  const words = disputeTexts((t) => t.raised(candidateName, content));
  await tellOfDispute({ ...notice, to: [pmId], content: words }, backend);
  if (side === 2)
    await tellOfDispute(
      { ...notice, to: [orderedBy], content: disputeTexts((t) => t.byCandidate(candidateName)) },
      backend,
    );
  return id;
}
