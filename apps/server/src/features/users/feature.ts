import { pickers, user, users as userCalls } from '@mingjian/api';
import { sql } from 'kysely';
import { bind } from '../../http/bind';
import type { Feature } from '../../http/feature';
import { resourceListCall } from '../../resources/resourceCalls';
import { companyScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { ADMINISTRATORS } from '../../roles';
import { pickableUsers } from './pickableUsers';

const accounts = serve(user, {
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

/** Accounts of staff and clients, for administrators; people for the pickers, for everybody. */
export const users: Feature = {
  name: 'users',
  calls: [
    [resourceListCall(userCalls.getList, accounts)],
    bind(pickers).to({
      getUserList: async (request, caller, backend) => ({
        content: await pickableUsers(request, caller, backend),
      }),
      getSysUserList: async ({ orderId }, caller, backend) =>
        (await pickableUsers({ orderId }, caller, backend)).map(({ id, realname, avatar }) => ({
          id,
          realname,
          avatar,
        })),
    }),
  ],
  resources: [accounts],
  menu: [
    {
      code: 'user-list',
      parent: 'system',
      name: '用户',
      nameEn: 'Users',
      pageurl: 'userList',
      icon: 'users',
      sort: 0,
      roles: ADMINISTRATORS,
    },
    {
      code: 'role-list',
      parent: 'system',
      name: '角色',
      nameEn: 'Roles',
      pageurl: 'roleList',
      icon: 'shield-check',
      sort: 1,
      roles: ADMINISTRATORS,
    },
  ],
};
