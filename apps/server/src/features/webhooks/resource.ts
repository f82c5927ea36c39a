import { webhookDelivery, webhookEndpoint, webhookEventsRule, webhookUrlRule } from '@mingjian/api';
import { sql } from 'kysely';
import { knownCompany } from '../../resources/references';
import { serve } from '../../resources/serve';
import { INTEGRATION_KEEPERS } from '../../roles';
import { storeSecret } from './secrets';
import { stopWaiting } from './storeOutcome';

/** Characters of a secret's end that are shown. */
const TAIL = 4;

const ofNewestSecret = (column: 'created_at' | 'tail') => () =>
  sql`(
  select ${column === 'tail' ? sql`right(secret, ${TAIL})` : sql`created_at`}
  from webhook_secrets
  where endpoint_id = webhook_endpoints.id and valid_until is null)`;

/** Addresses of client companies that get events. Staff reach all, a client its own. */
export const endpointResource = serve(
  webhookEndpoint,
  'webhookEndpoints',
)({
  objectType: 'webhookEndpoint',
  module: 'companies',
  label: 'name',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    successTime: 'successAt',
    secretTail: ofNewestSecret('tail'),
    secretTime: ofNewestSecret('created_at'),
  },
  references: { companyId: knownCompany },
  textRules: { url: webhookUrlRule, events: webhookEventsRule },
  may: { read: INTEGRATION_KEEPERS, create: INTEGRATION_KEEPERS, delete: INTEGRATION_KEEPERS },
  // What was switched on again begins anew.
  complete: ({ values }) =>
    Promise.resolve(values.status === 1 ? { problem: null, failingSince: null } : {}),
  async changed({ before, after, db }) {
    if (!before) await storeSecret(after.id, after.createdAt, { db });
    else if (after.deletedAt !== null || after.status === 0)
      await stopWaiting(after.id, { db, now: () => after.updatedAt });
  },
});

/** Events on their way to endpoints. */
export const deliveryResource = serve(
  webhookDelivery,
  'webhookDeliveries',
)({
  objectType: 'webhookDelivery',
  module: 'companies',
  label: 'eventType',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: {
    createTime: 'createdAt',
    endpointName: { by: 'endpointId', table: 'webhookEndpoints', column: 'name' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    orderNo: { by: 'orderId', table: 'orders', column: 'orderNo' },
    nextTime: 'nextAt',
    endTime: 'endedAt',
  },
  may: { read: INTEGRATION_KEEPERS },
});
