import { setTimeout as wait } from 'node:timers/promises';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { deliveryKind, wakeDeliveries } from './deliveryKind';
import { postWebhook, type WebhookOutcome } from './postWebhook';
import { signedHeaders } from './signature';
import { storeOutcome } from './storeOutcome';
import { takeDelivery, type TakenDelivery } from './takeDelivery';

/** Deliveries that are sent at once, each to another endpoint. */
const LANES = 8;
/** Milliseconds after which a run leaves the rest to the next one. */
const LONGEST_RUN = 60_000;
/** Milliseconds between looks while another lane is still sending. */
const LOOK = 250;

/** Sends the deliveries that are due. */
export const webhookDeliveries: JobKind<object, Backend> = {
  ...deliveryKind,
  retries: 3,
  pause: 30,
  async run(_, backend) {
    const end = performance.now() + LONGEST_RUN;
    let sending = 0;
    async function lane() {
      while (performance.now() < end) {
        const delivery = await takeDelivery(backend);
        if (!delivery && sending === 0) return;
        if (!delivery) await wait(LOOK);
        else {
          sending += 1;
          await attempt(delivery, backend).finally(() => (sending -= 1));
        }
      }
      await wakeDeliveries(backend.db);
    }
    await Promise.all(Array.from({ length: LANES }, lane));
  },
};

/** Sends a delivery once, and stores what came of it. */
async function attempt(delivery: TakenDelivery, backend: Backend) {
  const { db, now, installation } = backend;
  const { id, endpointId, url, body } = delivery;
  const secrets = await db
    .selectFrom('webhookSecrets')
    .select('secret')
    .where('endpointId', '=', endpointId)
    .where(({ or, eb }) => or([eb('validUntil', 'is', null), eb('validUntil', '>', now())]))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const startedAt = now();
  const timestamp = Math.floor(startedAt.getTime() / 1_000);
  const keys = secrets.map(({ secret }) => secret);
  const headers = signedHeaders({ id: messageIdOf(id), timestamp, body }, keys);
  const began = performance.now();
  const outcome: WebhookOutcome = await postWebhook({
    url,
    headers,
    body,
    allowsLocal: installation.allowsLocalWebhooks,
  });
  const costMs = Math.round(performance.now() - began);
  await db
    .transaction()
    .execute(async (trx) =>
      storeOutcome(delivery, { ...outcome, startedAt, costMs }, { ...backend, db: trx }),
    );
}

/** Returns the identity of a message, the same in each attempt. */
export const messageIdOf = (deliveryId: string) => `msg_${deliveryId}`;
