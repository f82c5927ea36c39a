import type { RecruitingEventName } from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import { sendJob } from '../../jobs/jobKind';
import { orderPushing } from './jobs';
import type { Stage } from './stages';

/**
 * Queues a delivery about an order, in the transaction that causes it, and returns its id. Nothing
 * is queued for an order that no recruiting system has placed.
 */
export async function queuePush(
  { id: orderId }: { id: string; orderNo?: string },
  event: RecruitingEventName,
  stage: Stage,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<string | undefined> {
  const source = await db
    .selectFrom('recruitingOrders as source')
    .innerJoin('recruitingConnections as connection', 'connection.id', 'source.connectionId')
    .select(['connection.id as connectionId', 'connection.companyId', 'connection.atsType'])
    .where('source.orderId', '=', orderId)
    .executeTakeFirst();
  if (!source) return undefined;
  const stageTime = await nextStageTime(orderId, { db, now });
  const id = newId(now());
  await db
    .insertInto('recruitingPushes')
    .values(({ selectFrom }) => ({
      ...source,
      id,
      orderId,
      number: selectFrom('recruitingPushes')
        .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
        .where('orderId', '=', orderId),
      event,
      stage: stage.zh,
      stageEn: stage.en,
      stageTime,
      lastError: null,
      nextAt: now(),
      sendingSince: null,
      deliveredAt: null,
      createdAt: now(),
    }))
    .execute();
  await sendJob(db, orderPushing, { orderId }, { key: `${orderId} ${id}` });
  return id;
}

/** Returns a time in milliseconds that is later than that of every stage before. */
export async function nextStageTime(orderId: string, { db, now }: Pick<Backend, 'db' | 'now'>) {
  const { lastStageTime } = await db
    .updateTable('recruitingOrders')
    .set({ lastStageTime: sql`greatest(last_stage_time + 1, ${now().getTime()}::bigint)` })
    .where('orderId', '=', orderId)
    .returning('lastStageTime')
    .executeTakeFirstOrThrow();
  return String(lastStageTime);
}
