import { systemLog } from '@mingjian/api';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ADMINISTRATORS } from '../../roles';

/** The operate log of all companies and staff, for administrators. */
export const logLines = serve(
  systemLog,
  'operateLogs',
)({
  objectType: 'log',
  module: 'system',
  label: 'userName',
  scope: commonScope,
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  may: { read: ADMINISTRATORS },
});
