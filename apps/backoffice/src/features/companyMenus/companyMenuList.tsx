import { companyMenu } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { listOf } from '../../shared/resourceList/listOf';
import { MenuField } from './MenuField';

const texts = defineTexts('companyMenus', {
  zh: {
    pageTitle: '客户菜单',
    emptyNote: '没有记录的客户看到标准菜单。在这里为某个客户关闭或开放一项。',
    noun: '客户菜单',
    companyName: '客户公司',
    menuCode: '菜单',
    menuCodeDescription: '关闭后，该客户的账号看不到菜单，也不能使用其中的功能',
    menuName: '菜单',
    enabled: '开放',
    enabledDescription: '打开即与标准菜单相同，由角色决定',
  },
  en: {
    pageTitle: 'Client menus',
    emptyNote: 'Companies without a row see the standard menu. Close or open an entry here.',
    noun: 'client menu entry',
    companyName: 'Client company',
    menuCode: 'Menu entry',
    menuCodeDescription: "Once closed, the company's accounts neither see it nor use its functions",
    menuName: 'Menu entry',
    enabled: 'Open',
    enabledDescription: 'Open is as in the standard menu: roles decide',
  },
});

/** Menu entries that companies have or lack. */
export const list = listOf(companyMenu, {
  pageCode: 'companyMenuList',
  texts,
  nameField: 'menuName',
  columns: [
    { field: 'companyName', width: 240, card: 'subtitle' },
    { field: 'menuName', width: 180, card: 'title' },
    { field: 'enabled', width: 100 },
    { field: 'menuCode', width: 200, hidden: true },
    'createTime',
    'updateTime',
  ],
  filters: ['companyName', 'enabled', 'createTime'],
  form: [
    'companyId',
    { field: 'menuCode', control: (props: ControlProps) => <MenuField {...props} /> },
    'enabled',
  ],
});
