import {
  beijing,
  type InputOf,
  type Replayed,
  type WebhookDeliveryDetail,
  type webhookDeliveries,
} from '@mingjian/api';
import { sql, type Expression, type SqlBool } from 'kysely';
import { inputFailure, notFound, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { INTEGRATION_KEEPERS } from '../../roles';
import { wakeDeliveries } from './deliveryKind';
import { lockEndpoint } from './lockEndpoint';
import { messageIdOf } from './runDeliveries';
import { webhookTexts } from './texts';

/** Most deliveries that one call sends again. */
const MOST_REPLAYED = 1_000;

/** Returns the body of a delivery and its attempts. */
export async function deliveryDetail(
  { id }: { id: string },
  caller: Caller,
  { db }: Backend,
): Promise<WebhookDeliveryDetail> {
  demandRight(caller, INTEGRATION_KEEPERS);
  const delivery = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'webhookDeliveries.endpointId')
    .select(['webhookDeliveries.id', 'url', 'body'])
    .where('webhookDeliveries.id', '=', id)
    .where(withinScope(caller, 'webhookDeliveries.companyId'))
    .executeTakeFirst();
  if (!delivery) throw notFound();
  const attempts = await db
    .selectFrom('webhookAttempts')
    .select(['number', 'startedAt', 'costMs', 'httpStatus', 'problem', 'response'])
    .where('deliveryId', '=', id)
    .orderBy('number', 'desc')
    .execute();
  return {
    ...delivery,
    messageId: messageIdOf(id),
    attempts: attempts.map(({ startedAt, ...attempt }) => ({
      ...attempt,
      startTime: beijing(startedAt),
    })),
  };
}

/** Sends deliveries again, all or none. */
export async function replay(
  { id }: InputOf<typeof webhookDeliveries.replay>,
  caller: Caller,
  backend: Backend,
): Promise<Replayed> {
  demandRight(caller, INTEGRATION_KEEPERS);
  const ids = [...new Set(id.split(',').filter(Boolean))];
  const found = await backend.db
    .selectFrom('webhookDeliveries')
    .select(['id', 'endpointId'])
    .where('id', 'in', ids.length > 0 ? ids : [''])
    .where(withinScope(caller, 'webhookDeliveries.companyId'))
    .execute();
  if (ids.length === 0 || found.length < ids.length) throw notFound();
  // In the order of their ids: two calls at once never wait for each other.
  for (const endpointId of [...new Set(found.map((one) => one.endpointId))].toSorted())
    await demandOn(endpointId, caller, backend);
  return queueAgain(sql<SqlBool>`id in (${sql.join(ids)})`, backend);
}

/** Sends an endpoint's deliveries of a range again. */
export async function replayRange(
  { endpointId, from, to, onlyFailed }: InputOf<typeof webhookDeliveries.replayRange>,
  caller: Caller,
  backend: Backend,
): Promise<Replayed> {
  demandRight(caller, INTEGRATION_KEEPERS);
  await demandOn(endpointId, caller, backend);
  if (to < from) throw inputFailure([['to', webhookTexts((t) => t.wrongRange)]], caller.language);
  const states = onlyFailed === 1 ? sql`(2, 3)` : sql`(1, 2, 3)`;
  return queueAgain(
    sql<SqlBool>`id in (
      select id from webhook_deliveries
      where endpoint_id = ${endpointId} and event_type <> 'webhook.test' and status in ${states}
        and created_at between ${`${from}+08`}::timestamptz and ${`${to}+08`}::timestamptz
      order by created_at, id limit ${MOST_REPLAYED})`,
    backend,
  );
}

async function demandOn(endpointId: string, caller: Caller, backend: Backend) {
  const { status } = await lockEndpoint(endpointId, caller, backend);
  if (status === 0) throw refusal(409, webhookTexts, (t) => t.isOff);
}

/** Puts deliveries back at the beginning of their schedule. */
async function queueAgain(where: Expression<SqlBool>, { db, now }: Backend): Promise<Replayed> {
  const queued = await db
    .updateTable('webhookDeliveries')
    .set({ status: 0, nextAt: now(), endedAt: null, triesBefore: sql`tries` })
    .where(where)
    .returning('id')
    .execute();
  if (queued.length > 0) await wakeDeliveries(db);
  return { queued: queued.length };
}
