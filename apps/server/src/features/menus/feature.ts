import { menus as menuCalls } from '@mingjian/api';
import { bind, bindCall } from '../../http/bind';
import { resourceChanges } from '../../resources/resourceCalls';
import { ADMINISTRATORS, STAFF } from '../../roles';
import type { Feature } from '../feature';
import { checkedChange, managedMenu, moveEntry } from './managedMenu';
import { menuEntries } from './resource';
import { menuTree } from './menuTree';
import { keepsWayIn } from './wayIn';

const changes = [
  ...resourceChanges(menuCalls, menuEntries),
  bindCall(menuCalls.move, async (input, caller, backend) => moveEntry(input, caller, backend)),
];

/** The server-driven menu, and the group of system administration. */
export const menus: Feature = {
  name: 'menus',
  calls: [
    bind(menuCalls).part({
      getMenuTree: async (_, caller, backend) => menuTree(caller, backend),
      getManagedMenu: async (_, caller, backend) => managedMenu(caller, backend),
    }),
    changes.map(checkedChange).map(keepsWayIn),
  ],
  menu: [
    {
      code: 'system',
      name: '系统管理',
      nameEn: 'System',
      icon: 'settings',
      pageurl: 'system',
      sort: 2,
      // The work calendar is in it.
      rights: STAFF,
    },
    {
      code: 'menu-list',
      parent: 'system',
      name: '菜单',
      nameEn: 'Menus',
      pageurl: 'menuList',
      icon: 'menu',
      sort: 3,
      rights: ADMINISTRATORS,
    },
  ],
};
