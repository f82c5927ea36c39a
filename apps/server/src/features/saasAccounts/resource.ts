import { saasAccount } from '@mingjian/api';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ADMINISTRATORS } from '../../roles';

/** Customers of the product itself, for administrators. */
export const saasAccountResource = serve(
  saasAccount,
  'saasAccounts',
)({
  objectType: 'saasAccount',
  module: 'companies',
  label: 'accountNo',
  defaultOrder: 'create_time desc',
  scope: commonScope,
  uniques: { saas_accounts_number: 'accountNo' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
});
