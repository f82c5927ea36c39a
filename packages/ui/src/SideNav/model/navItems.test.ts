import { ancestorGroups, toggleKey, type SideNavItem } from './navItems';

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
  it('returns the groups around a page, outermost first', () => {
    expect(ancestorGroups(items, 'report')).toEqual(['orders', 'audit']);
    expect(ancestorGroups(items, 'list')).toEqual(['orders']);
    expect(ancestorGroups(items, 'home')).toEqual([]);
  });

  it('returns none for an unknown page', () => {
    expect(ancestorGroups(items, 'nowhere')).toEqual([]);
    expect(ancestorGroups(items, undefined)).toEqual([]);
  });
});

it('opens a closed group and closes an open one', () => {
  expect(toggleKey(['orders'], 'audit')).toEqual(['orders', 'audit']);
  expect(toggleKey(['orders', 'audit'], 'orders')).toEqual(['audit']);
});
