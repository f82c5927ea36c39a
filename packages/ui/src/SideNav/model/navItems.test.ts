import { groupsAbove, toggleKey, type SideNavItem } from './navItems';

const items: SideNavItem[] = [
  { key: 'home', label: '控制台首页', href: '/home' },
  {
    key: 'orders',
    label: '订单管理',
    children: [
      { key: 'list', label: '订单列表', href: '/list' },
      {
        key: 'audit',
        label: '审核',
        children: [{ key: 'report', label: '报告审核', href: '/report' }],
      },
    ],
  },
];

describe('groupsAbove', () => {
  it('names the groups around a page, outermost first', () => {
    expect(groupsAbove(items, 'report')).toEqual(['orders', 'audit']);
    expect(groupsAbove(items, 'list')).toEqual(['orders']);
    expect(groupsAbove(items, 'home')).toEqual([]);
  });

  it('names none for a page that the menu does not hold', () => {
    expect(groupsAbove(items, 'nowhere')).toEqual([]);
    expect(groupsAbove(items, undefined)).toEqual([]);
  });
});

it('opens a closed group and closes an open one', () => {
  expect(toggleKey(['orders'], 'audit')).toEqual(['orders', 'audit']);
  expect(toggleKey(['orders', 'audit'], 'orders')).toEqual(['audit']);
});
