import { companyMenus as menuCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import { resourceCalls } from '../../resources/resourceCalls';
import { COMPANY_STAFF } from '../../roles';
import type { Feature } from '../feature';
import { menuChoices, ofClosableMenus } from './menuChoices';
import { companyMenuResource } from './resource';

const calls = resourceCalls(menuCalls, companyMenuResource);

/** Menu entries that each client company has or lacks. */
export const companyMenus: Feature = {
  name: 'companyMenus',
  calls: [
    Object.values({ ...calls, save: ofClosableMenus(calls.save) }),
    bind(menuCalls).part({
      getChoices: async (_, caller, backend) => menuChoices(caller, backend),
    }),
  ],
  resources: [companyMenuResource],
  menu: [
    {
      code: 'company-menu-list',
      parent: 'company',
      name: '客户菜单',
      nameEn: 'Client menus',
      pageurl: 'companyMenuList',
      icon: 'menu',
      sort: 22,
      rights: COMPANY_STAFF,
    },
  ],
};
