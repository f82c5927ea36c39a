import {
  WEBHOOK_TEST,
  webhookEndpoints,
  webhookUrlRule,
  type WebhookDelivery,
} from '@mingjian/api';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { BoundCall } from '../../http/bind';
import type { Caller } from '../../http/caller';
import { resourceCalls } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { INTEGRATION_KEEPERS } from '../../roles';
import { wakeDeliveries } from './deliveryKind';
import { lockEndpoint } from './lockEndpoint';
import { isAllowedTarget } from '../../http/outside/sendOutside';
import { storeDelivery } from './queueEvent';
import { deliveryResource, endpointResource } from './resource';
import { webhookTexts } from './texts';

/** Most endpoints of a company. */
const MOST_ENDPOINTS = 20;

const calls = resourceCalls(webhookEndpoints, endpointResource);

/** The four calls of endpoints, which refuse addresses that this server sends nothing to. */
export const endpointCalls: readonly BoundCall[] = [
  calls.getList,
  {
    ...calls.save,
    async run(input, caller, backend) {
      demandTarget(input, caller, backend);
      const saved = (await calls.save.run(input, caller, backend)) as { companyId: string };
      await demandRoom(saved.companyId, backend);
      return saved;
    },
  },
  {
    ...calls.update,
    async run(input, caller, backend) {
      demandTarget(input, caller, backend);
      return calls.update.run(input, caller, backend);
    },
  },
  calls.delete,
];

/** Throws 400 for an address that is closed to this server at first sight. */
function demandTarget(input: unknown, { language }: Caller, { installation }: Backend) {
  const { url } = input as { url?: string | null };
  // The rule of the field has a better sentence for what it refuses.
  if (!url || !webhookUrlRule.accepts(url)) return;
  if (!isAllowedTarget(new URL(url), installation.allowsLocalWebhooks))
    throw inputFailure([['url', webhookTexts((t) => t.localAddress)]], language);
}

/** Throws 409 for a company that has more endpoints than it may. */
async function demandRoom(companyId: string, { db }: Backend) {
  const { count } = await db
    .selectFrom('webhookEndpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) > MOST_ENDPOINTS)
    throw refusal(409, webhookTexts, (t) => t.tooMany(MOST_ENDPOINTS));
}

/** Sends an event that says nothing to an endpoint, once. */
export async function sendTest(
  { id: endpointId }: { id: string },
  caller: Caller,
  backend: Backend,
): Promise<WebhookDelivery> {
  demandRight(caller, INTEGRATION_KEEPERS);
  const { companyId, apiVersion, status } = await lockEndpoint(endpointId, caller, backend);
  if (status === 0) throw refusal(409, webhookTexts, (t) => t.isOff);
  const event = { type: WEBHOOK_TEST, companyId, orderId: null, data: { endpointId } } as const;
  const id = await storeDelivery({ ...event, endpointId, apiVersion }, backend);
  await wakeDeliveries(backend.db);
  return readRow(deliveryResource, id, caller, backend);
}
