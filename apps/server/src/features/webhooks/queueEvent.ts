import {
  webhookEventsOf,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import { wakeDeliveries } from './deliveryKind';

/** An event, and the company whose endpoints get it. */
export interface QueuedEvent {
  type: WebhookEvent;
  companyId: string;
  orderId: string;
  /** Identities and states alone: no personal data leaves the product this way. */
  data: object;
}

/** Stores an event for the endpoints of its company that chose it, in the caller's transaction. */
export async function queueEvent(
  { type, companyId, orderId, data }: QueuedEvent,
  backend: Pick<Backend, 'db' | 'now'>,
) {
  const endpoints = await backend.db
    .selectFrom('webhookEndpoints')
    .select(['id', 'events', 'apiVersion'])
    .where('companyId', '=', companyId)
    .where('status', '=', 1)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .execute();
  const chosen = endpoints.filter(({ events }) => webhookEventsOf(events).includes(type));
  for (const { id: endpointId, apiVersion } of chosen)
    await storeDelivery({ type, companyId, orderId, data, endpointId, apiVersion }, backend);
  if (chosen.length > 0) await wakeDeliveries(backend.db);
}

/** Stores a delivery, and returns its id. The body is the one that all its attempts send. */
export async function storeDelivery(
  event: Omit<QueuedEvent, 'type' | 'orderId'> & {
    type: WebhookDelivery['eventType'];
    orderId: string | null;
    endpointId: string;
    apiVersion: WebhookEndpoint['apiVersion'];
  },
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const { type, companyId, orderId, data, endpointId, apiVersion } = event;
  const id = newId(now());
  const timestamp = now().toISOString();
  await db
    .insertInto('webhookDeliveries')
    .values({
      id,
      endpointId,
      companyId,
      orderId,
      eventType: type,
      body: JSON.stringify({ type, timestamp, apiVersion, data }),
      nextAt: now(),
      createdAt: now(),
    })
    .execute();
  return id;
}
