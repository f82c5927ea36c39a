import { sql, type Selectable } from 'kysely';
import type { Backend } from '../../http/backend';
import { sendOutside } from '../../http/outside/sendOutside';
import { sendJob, type JobKind } from '../../jobs/jobKind';
import { adapters } from './adapters/adapters';
import type { Credentials, Delivery, Outside } from './adapters/adapter';
import type { Wording } from '../../texts';
import { orderPushing } from './jobs';
import { PushProblem, problemOf } from './pushProblem';
import { conclusions } from './stages';
import type { RecruitingPushTable } from './tables';
import { recruitingTexts } from './texts';

/** Seconds from a failed attempt to the next one. After the last, the delivery is given up. */
export const RETRY_PAUSES = [5, 300, 1_800, 7_200, 18_000, 36_000] as const;

/** Milliseconds in which no second process delivers what one delivers already. */
const LEASE = 60_000;

/** Milliseconds until a silent system counts as failed. */
const PATIENCE = 10_000;

type Push = Selectable<RecruitingPushTable>;

/** Delivers what waits of an order, one after another: a later stage never comes before. */
export const recruitingPushJobs: JobKind<{ orderId: string }, Backend> = {
  ...orderPushing,
  retries: 3,
  pause: 30,
  async run({ orderId }, backend) {
    for (;;) {
      const push = await begin(orderId, backend);
      if (!push || !(await deliver(push, backend))) return;
    }
  },
};

/** Takes the first open delivery of an order, unless it is not due or another process has it. */
async function begin(orderId: string, { db, now }: Backend): Promise<Push | undefined> {
  return db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('recruitingOrders')
      .select('orderId')
      .where('orderId', '=', orderId)
      .forUpdate()
      .executeTakeFirst();
    const push = await trx
      .selectFrom('recruitingPushes')
      .selectAll()
      .where('orderId', '=', orderId)
      .where('status', 'in', [0, 2])
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    if (!push || (push.nextAt !== null && push.nextAt > now())) return undefined;
    const isTaken = push.sendingSince && push.sendingSince.getTime() > now().getTime() - LEASE;
    if (isTaken) return undefined;
    await trx
      .updateTable('recruitingPushes')
      .set({ sendingSince: now(), attemptCount: sql`attempt_count + 1` })
      .where('id', '=', push.id)
      .execute();
    return { ...push, attemptCount: push.attemptCount + 1 };
  });
}

/** Delivers something, and returns whether the next delivery may follow. */
async function deliver(push: Push, backend: Backend): Promise<boolean> {
  const { db, now } = backend;
  try {
    const { delivery, credentials } = await contentOf(push, backend);
    const outside = { now: now(), post: postTo(backend) };
    await adapters[push.atsType].deliver(delivery, credentials, outside);
  } catch (error) {
    return failed(push, problemOf(error), backend);
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('recruitingPushes')
      .set({
        status: 1,
        deliveredAt: now(),
        lastError: null,
        lastErrorEn: null,
        nextAt: null,
        sendingSince: null,
      })
      .where('id', '=', push.id)
      .execute();
    await trx
      .updateTable('recruitingConnections')
      .set({ lastSyncAt: now() })
      .where('id', '=', push.connectionId)
      .execute();
  });
  return true;
}

/** Returns the post of JSON to addresses that administrators have typed. */
const postTo =
  ({ installation }: Backend): Outside['post'] =>
  async (url, headers, body) => {
    const { status, text } = await sendOutside({
      url,
      headers: { 'content-type': 'application/json', ...headers },
      body,
      allowsLocal: installation.allowsLocalWebhooks,
      patience: PATIENCE,
    });
    if (status < 200 || status > 299)
      throw new PushProblem(recruitingTexts((t) => t.pushing.status(status)));
    return text;
  };

/** Plans the next attempt. A delivery that is given up holds up no later one. */
async function failed(push: Push, problem: Wording, { db, now }: Backend): Promise<boolean> {
  const pause = RETRY_PAUSES[push.attemptCount - 1];
  const nextAt = pause === undefined ? null : new Date(now().getTime() + pause * 1_000);
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('recruitingPushes')
      .set({
        status: nextAt ? 2 : 3,
        lastError: problem('zh'),
        lastErrorEn: problem('en'),
        nextAt,
        sendingSince: null,
      })
      .where('id', '=', push.id)
      .execute();
    if (!nextAt) return;
    const { orderId, id, attemptCount } = push;
    const key = `${orderId} ${id} ${attemptCount}`;
    await sendJob(trx, orderPushing, { orderId }, { key, startAfter: nextAt });
  });
  return nextAt === null;
}

/** Reads what is delivered, and to where. Throws for a connection that is off or not complete. */
async function contentOf(push: Push, { db, installation }: Backend) {
  const { baseUrl, clientId, clientSecret, enabled, deletedAt } = await db
    .selectFrom('recruitingConnections')
    .select(['baseUrl', 'clientId', 'clientSecret', 'enabled', 'deletedAt'])
    .where('id', '=', push.connectionId)
    .executeTakeFirstOrThrow();
  if (enabled === 0 || deletedAt) throw new PushProblem(recruitingTexts((t) => t.pushing.off));
  if (!baseUrl || !clientSecret)
    throw new PushProblem(recruitingTexts((t) => t.pushing.incomplete));
  const order = await db
    .selectFrom('orders')
    .innerJoin('recruitingOrders as source', 'source.orderId', 'orders.id')
    .select(['orderNo', 'overallDanger', 'source.thirdOrderId'])
    .where('orders.id', '=', push.orderId)
    .executeTakeFirstOrThrow();
  const delivery: Delivery = {
    id: push.id,
    event: push.event,
    thirdOrderId: order.thirdOrderId,
    orderNo: order.orderNo,
    stage: push.stage,
    stageEn: push.stageEn,
    stageTime: Number(push.stageTime),
    result: push.event === 'report.issued' ? conclusions[order.overallDanger] : '',
    url: `${installation.publicUrl}/f-order/f-order/orderDetails?orderId=${push.orderId}`,
  };
  const credentials: Credentials = { baseUrl, clientId: clientId ?? '', clientSecret };
  return { delivery, credentials };
}
