import { apiAddressesRule, apiCall, apiKey, apiScopesRule } from '@mingjian/api';
import { sql } from 'kysely';
import { serve } from '../../resources/serve';
import { CLIENT_INTEGRATORS, INTEGRATION_KEEPERS } from '../../roles';

const ofNewestSecret = (column: 'tail' | 'created_at') => () =>
  sql`(
  select ${sql.ref(column)} from api_key_secrets
  where key_id = api_keys.id and valid_until is null)`;

/**
 * Keys of client companies. A company makes its own, which work in the name of the account that
 * made them; staff see all, switch them off and delete them.
 */
export const apiKeyResource = serve(
  apiKey,
  'apiKeys',
)({
  objectType: 'apiKey',
  module: 'companies',
  label: 'name',
  company: 'companyId',
  defaultOrder: 'create_time desc',
  columns: {
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    userName: { by: 'userId', table: 'users', column: 'realname' },
    keyTail: ofNewestSecret('tail'),
    keyTime: ofNewestSecret('created_at'),
    lastUsed: () => sql`(select used_at from api_key_uses where key_id = api_keys.id)`,
  },
  textRules: { scopes: apiScopesRule, addresses: apiAddressesRule },
  may: {
    read: INTEGRATION_KEEPERS,
    create: CLIENT_INTEGRATORS,
    delete: INTEGRATION_KEEPERS,
    fields: { status: INTEGRATION_KEEPERS },
  },
  complete: ({ stored, caller }) => Promise.resolve(stored ? {} : { userId: caller.userId }),
});

/** Calls that were made with keys. */
export const apiCallResource = serve(
  apiCall,
  'apiCalls',
)({
  objectType: 'apiCall',
  module: 'companies',
  label: 'path',
  company: 'companyId',
  defaultOrder: 'call_time desc',
  isLarge: true,
  columns: {
    keyName: { by: 'keyId', table: 'apiKeys', column: 'name' },
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
  },
  may: { read: INTEGRATION_KEEPERS },
});
