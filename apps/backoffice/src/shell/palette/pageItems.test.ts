import type { MenuNode } from '@mingjian/api';
import { menuRoutes } from '../menu/menuRoutes';
import { pageItems } from './pageItems';

const node = (code: string, name: string, more: Partial<MenuNode> = {}): MenuNode => ({
  code,
  name,
  nameEn: null,
  icon: null,
  iconColor: null,
  pageurl: '',
  showFlag: 1,
  remark: null,
  children: [],
  ...more,
});

const menu = [
  node('system', '系统管理', {
    pageurl: 'system',
    icon: 'settings',
    children: [
      node('menus', '菜单管理', {
        nameEn: 'Menus',
        pageurl: 'menuList',
        keys: ['caidanguanli', 'cdgl'],
      }),
      node('hidden', '隐藏', { pageurl: 'hidden', showFlag: 0 }),
    ],
  }),
];
const entries = menuRoutes(menu).entries;

describe('pageItems', () => {
  it('has the pages that the menu shows, with their group and what finds them', () => {
    expect(pageItems(entries, menu, false)).toEqual([
      {
        path: '/system/menuList',
        label: '菜单管理',
        hint: '系统管理',
        keys: ['caidanguanli', 'cdgl', 'menus'],
        icon: 'settings',
      },
    ]);
  });

  it('is in English with the Chinese name as a key', () => {
    expect(pageItems(entries, menu, true)).toMatchObject([
      { label: 'Menus', keys: ['caidanguanli', 'cdgl', '菜单管理'] },
    ]);
  });

  it('takes whatever a server sends as keys', () => {
    const odd = [node('a', 'A', { pageurl: 'a', keys: [1, null, 'a'] as never })];
    const other = [node('b', 'B', { pageurl: 'b', keys: 'b' as never }), null as never];

    expect(pageItems(menuRoutes(odd).entries, odd, false)[0]!.keys).toEqual(['a', 'a']);
    expect(pageItems(menuRoutes(other).entries, other, false)[0]!.keys).toEqual(['b']);
  });
});
