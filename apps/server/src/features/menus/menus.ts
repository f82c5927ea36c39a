import { menus } from '@mingjian/api';
import { bind } from '../../http/bind';
import { menuTree } from './menuTree';

/** The server-driven menu. */
export const menuCalls = bind(menus).part({
  getMenuTree: async (_, caller, backend) => menuTree(caller, backend),
});
