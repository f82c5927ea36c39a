import { WEBHOOK_TEST, type WebhookEndpoint } from '@mingjian/api';
import { sql, type Selectable } from 'kysely';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import { CLIENT_INTEGRATORS } from '../../roles';
import { peopleWithRight } from '../notices/peopleWithRight';
import { storeNotice } from '../notices/sendNotice';
import { wakeDeliveries } from './deliveryKind';
import type { WebhookOutcome } from './postWebhook';
import { MOST_FAILING, pauseAfter } from './schedule';
import type { WebhookEndpointTable } from './tables';
import type { TakenDelivery } from './takeDelivery';
import { webhookTexts } from './texts';

type Endpoint = Selectable<WebhookEndpointTable>;

/** An attempt that is over. */
export interface EndedAttempt extends WebhookOutcome {
  startedAt: Date;
  costMs: number;
}

/** Stores an attempt, and what follows for the delivery and its endpoint. */
export async function storeOutcome(taken: TakenDelivery, attempt: EndedAttempt, backend: Backend) {
  const { db, now } = backend;
  const endpoint = await db
    .selectFrom('webhookEndpoints')
    .selectAll()
    .where('id', '=', taken.endpointId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { httpStatus, problem, response, startedAt, costMs, retryAfter } = attempt;
  await db
    .insertInto('webhookAttempts')
    .values({
      id: newId(now()),
      deliveryId: taken.id,
      number: taken.tries,
      startedAt,
      costMs,
      httpStatus,
      problem,
      response,
    })
    .execute();
  const isTest = taken.eventType === WEBHOOK_TEST;
  const pause =
    problem === null || problem === 'gone' || isTest
      ? undefined
      : pauseAfter(taken.tries - taken.triesBefore, retryAfter);
  const nextAt = pause === undefined ? null : new Date(now().getTime() + pause);
  const ended = { status: problem === null ? 1 : 2, nextAt: null, endedAt: now() } as const;
  // One that was stopped meanwhile stays so.
  await db
    .updateTable('webhookDeliveries')
    .set({ httpStatus, problem, sendingSince: null, ...(nextAt ? { nextAt } : ended) })
    .where('id', '=', taken.id)
    .where('status', '=', 0)
    .execute();
  if (problem === null) return clearFailure(endpoint, backend);
  if (problem === 'gone') return switchOff(endpoint, 'gone', backend);
  await countFailure(endpoint, backend);
  if (nextAt) await wakeDeliveries(db, nextAt);
}

async function clearFailure({ id }: Endpoint, { db, now }: Backend) {
  await db
    .updateTable('webhookEndpoints')
    .set({ failingSince: null, successAt: now() })
    .where('id', '=', id)
    .execute();
}

async function countFailure(endpoint: Endpoint, backend: Backend) {
  const { db, now } = backend;
  const since = endpoint.failingSince;
  if (since === null) {
    const { id } = endpoint;
    await db
      .updateTable('webhookEndpoints')
      .set({ failingSince: now() })
      .where('id', '=', id)
      .execute();
  } else if (now().getTime() - since.getTime() >= MOST_FAILING)
    await switchOff(endpoint, 'failing', backend);
}

/** Switches an endpoint off, and tells those who keep the integrations of its company. */
async function switchOff(
  endpoint: Endpoint,
  problem: NonNullable<WebhookEndpoint['problem']>,
  backend: Backend,
) {
  const { db, now } = backend;
  const { id, companyId, name, status } = endpoint;
  if (status === 0) return;
  await db
    .updateTable('webhookEndpoints')
    .set({ status: 0, problem, updatedAt: now(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await stopWaiting(id, backend);
  const right = CLIENT_INTEGRATORS[0]!.code;
  const targets = await peopleWithRight(right, companyId, db);
  if (targets.length === 0) return;
  const title = webhookTexts((t) => t.goneTitle(name))('zh');
  const content = webhookTexts((t) => t[problem](name))('zh');
  const notice = { orderId: null, companyId, noticeType: 2, title, content } as const;
  await storeNotice({ ...notice, fromUser: null, remark: null }, { targets }, backend);
}

/** Stops the waiting deliveries of an endpoint. */
export async function stopWaiting(endpointId: string, { db, now }: Pick<Backend, 'db' | 'now'>) {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 3, problem: 'stopped', nextAt: null, endedAt: now(), sendingSince: null })
    .where('endpointId', '=', endpointId)
    .where('status', '=', 0)
    .execute();
}
