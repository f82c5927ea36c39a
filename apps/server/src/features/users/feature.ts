import { pickers, users as userCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../../http/feature';
import { resourceListCall } from '../../resources/resourceCalls';
import { ADMINISTRATORS } from '../../roles';
import { accountResource } from './accounts';
import { pickableUsers } from './pickableUsers';

/** Accounts of staff and clients, for administrators; people for the pickers, for everybody. */
export const users: Feature = {
  name: 'users',
  calls: [
    [resourceListCall(userCalls.getList, accountResource)],
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
  resources: [accountResource],
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
