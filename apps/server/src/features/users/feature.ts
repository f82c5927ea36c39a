import { department, pickers, roles as roleCalls, users as userCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { valuesIn } from '../../resources/links';
import { resourceChanges, resourceListCall } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { usedIn } from '../../resources/usage';
import { ADMINISTRATORS } from '../../roles';
import { say } from '../../texts';
import type { Feature } from '../feature';
import { allMenus } from '../menus/menuTree';
import { keepsWayIn } from '../menus/wayIn';
import { isNotGreater } from '../session/greaterRights';
import { accountResource } from './accountResource';
import { pickableUsers } from './pickableUsers';
import { rightGroups, roleResource } from './roleResource';

/** Accounts of staff and roles, for administrators; people for the pickers, for everybody. */
export const users: Feature = {
  name: 'users',
  calls: [
    [resourceListCall(userCalls.getList, accountResource)],
    resourceChanges(userCalls, accountResource).map(keepsWayIn),
    [resourceListCall(roleCalls.getList, { ...roleResource, scope: { where: isNotGreater } })],
    resourceChanges(roleCalls, roleResource).map(keepsWayIn),
    bind(userCalls).part({
      getRolesIdByUid: async ({ userId }, caller, backend) =>
        valuesIn((await readRow(accountResource, userId, caller, backend)).roleIds),
      getUserInfoById: async ({ id }, caller, backend) =>
        readRow(accountResource, id, caller, backend),
    }),
    bind(roleCalls).part({
      getRoleCheckedIds: async ({ roleId }, caller, backend) =>
        valuesIn((await readRow(roleResource, roleId, caller, backend)).menuIds),
      getMenus: async (_, caller, backend) => {
        demandRight(caller, ADMINISTRATORS);
        return allMenus(backend);
      },
      getRights: async (_, caller) => {
        demandRight(caller, ADMINISTRATORS);
        return rightGroups(caller);
      },
    }),
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
  resources: [accountResource, roleResource],
  uses: {
    [department.name]: [
      usedIn({
        by: accountResource,
        field: 'deptId',
        says: (count) => say((t) => t.accountCount(count)),
      }),
    ],
  },
  menu: [
    {
      code: 'user-list',
      parent: 'system',
      name: '用户',
      nameEn: 'Users',
      pageurl: 'userList',
      icon: 'users',
      sort: 0,
      rights: ADMINISTRATORS,
    },
    {
      code: 'role-list',
      parent: 'system',
      name: '角色',
      nameEn: 'Roles',
      pageurl: 'roleList',
      icon: 'shield-check',
      sort: 2,
      rights: ADMINISTRATORS,
    },
  ],
};
