import { user } from '@mingjian/api';
import { sql } from 'kysely';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ADMINISTRATORS } from '../../roles';

/** Accounts of staff and clients, for administrators. */
export const accountResource = serve(user, {
  table: 'users',
  objectType: 'user',
  module: 'system',
  label: 'realname',
  scope: companyScope('users.companyId'),
  defaultOrder: 'create_time desc',
  columns: {
    createTime: 'createdAt',
    companyName: { by: 'companyId', table: 'companies', column: 'name' },
    roleNames: () => sql`array(
      select r.name from user_roles ur join roles r on r.code = ur.role_code where ur.user_id = users.id order by r.sort
    )`,
  },
  may: { read: ADMINISTRATORS },
});
