import { splitIds, type AtsPush, type InputOf, type recruitingPushes } from '@mingjian/api';
import { orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { sendJob } from '../../jobs/jobKind';
import { readRow } from '../../resources/resourceRows';
import { demandRight, withinScope } from '../../resources/scope';
import { ADMINISTRATORS } from '../../roles';
import { orderPushing } from './jobs';
import { nextStageTime, queuePush } from './queuePush';
import { pushResource } from './resource';
import { stageOf, stages } from './stages';
import type { RecruitingSystem } from './tables';
import { recruitingTexts } from './texts';

/** State of an order whose report is issued. */
const ISSUED = 80;

/** Queues the stage that an order has now, for one that its recruiting system has placed. */
export async function pushProgress(
  atsType: RecruitingSystem,
  ref: { orderId: string },
  caller: Caller,
  backend: Backend,
): Promise<AtsPush> {
  const order = await placedOrder(atsType, ref.orderId, caller, backend);
  const stage = stageOf(order.orderStatus, order.holdType);
  return pushed(order, 'order.progress', stage, { caller, backend });
}

/** Queues the result of an order whose report is issued. */
export async function pushResult(
  atsType: RecruitingSystem,
  ref: { orderId: string },
  caller: Caller,
  backend: Backend,
): Promise<AtsPush> {
  const order = await placedOrder(atsType, ref.orderId, caller, backend);
  if (order.orderStatus < ISSUED) throw refusal(409, recruitingTexts, (t) => t.noReport);
  return pushed(order, 'report.issued', stages.reported, { caller, backend });
}

async function pushed(
  order: { id: string },
  event: AtsPush['event'],
  stage: Parameters<typeof queuePush>[2],
  { caller, backend }: { caller: Caller; backend: Backend },
) {
  const id = await queuePush(order, event, stage, backend);
  return readRow(pushResource, id!, caller, backend);
}

async function placedOrder(
  atsType: RecruitingSystem,
  orderId: string,
  caller: Caller,
  { db }: Backend,
) {
  demandRight(caller, ADMINISTRATORS);
  const order = await db
    .selectFrom('orders')
    .leftJoin('recruitingOrders as source', 'source.orderId', 'orders.id')
    .leftJoin('recruitingConnections as connection', 'connection.id', 'source.connectionId')
    .select(['orders.id', 'orders.orderStatus', 'orders.holdType', 'connection.atsType'])
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  if (order.atsType !== atsType) throw refusal(409, recruitingTexts, (t) => t.notOfSystem);
  return order;
}

/** Attempts one delivery of a system again, from the beginning of its schedule. */
export async function replayPush(
  atsType: RecruitingSystem,
  { id }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<AtsPush> {
  const push = await readRow(pushResource, id, caller, backend);
  if (push.atsType !== atsType) throw refusal(409, recruitingTexts, (t) => t.notOfSystem);
  await replayOne(push, backend);
  return readRow(pushResource, id, caller, backend);
}

/** Attempts deliveries again. All of them must have failed. */
export async function replayPushes(
  { ids }: InputOf<typeof recruitingPushes.replay>,
  caller: Caller,
  backend: Backend,
) {
  const all = [...new Set(splitIds(ids))];
  for (const id of all) await replayOne(await readRow(pushResource, id, caller, backend), backend);
  return { count: all.length };
}

async function replayOne({ id, orderId, status }: AtsPush, backend: Backend) {
  if (status !== 2 && status !== 3) throw refusal(409, recruitingTexts, (t) => t.nothingToReplay);
  // Later stages may have been delivered since: the time of a stage never goes back.
  const isLast = await isNewest(id, orderId, backend);
  const stageTime = isLast ? undefined : await nextStageTime(orderId, backend);
  await backend.db
    .updateTable('recruitingPushes')
    .set({ status: 0, attemptCount: 0, nextAt: backend.now() })
    .$if(stageTime !== undefined, (update) => update.set({ stageTime: stageTime! }))
    .where('id', '=', id)
    .execute();
  const key = `${orderId} ${id} ${backend.now().getTime()}`;
  await sendJob(backend.db, orderPushing, { orderId }, { key });
}

async function isNewest(id: string, orderId: string, { db }: Backend) {
  const newest = await db
    .selectFrom('recruitingPushes')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id === id;
}
