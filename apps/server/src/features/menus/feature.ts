import { menus as menuCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../../http/feature';
import { ADMINISTRATORS } from '../../roles';
import { menuTree } from './menuTree';

/** The server-driven menu, and the group of system administration. */
export const menus: Feature = {
  name: 'menus',
  calls: [
    bind(menuCalls).part({
      getMenuTree: async (_, caller, backend) => menuTree(caller, backend),
    }),
  ],
  menu: [
    {
      code: 'system',
      name: '系统管理',
      nameEn: 'System',
      icon: 'settings',
      pageurl: 'system',
      sort: 2,
      roles: ADMINISTRATORS,
    },
    {
      code: 'menu-list',
      parent: 'system',
      name: '菜单',
      nameEn: 'Menus',
      pageurl: 'menuList',
      icon: 'menu',
      sort: 2,
      roles: ADMINISTRATORS,
    },
  ],
};
