import { COMPANY_LOG_OBJECTS, companyOperateLog, systemLog } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { commonScope, withinScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ADMINISTRATORS, COMPANY_STAFF, MONEY_READERS } from '../../roles';

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

/** The lines about client companies themselves, for the staff who look after them. */
export const companyLogLines = serve(
  companyOperateLog,
  'operateLogs',
)({
  objectType: 'log',
  module: 'companies',
  label: 'userName',
  scope: {
    where: (caller) => sql<SqlBool>`(${withinScope(caller, 'operateLogs.companyId')}
      and ${sql.ref('operateLogs.companyId')} is not null
      and ${sql.ref('operateLogs.objectType')} in (${sql.join(COMPANY_LOG_OBJECTS)}))`,
  },
  defaultOrder: 'create_time desc',
  isLarge: true,
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  may: { read: COMPANY_STAFF, seeRestricted: MONEY_READERS },
});
