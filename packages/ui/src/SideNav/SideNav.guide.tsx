import { ClipboardList, House, Settings } from 'lucide-react';
import type { Guide } from '../internal/guide';
import type { SideNavItem } from './model/navItems';
import { SideNav } from './SideNav';

const orders = [
  { key: 'list', label: '订单列表', href: '#list' },
  { key: 'report', label: '报告审核', href: '#report' },
];
const grouped: SideNavItem[] = [
  { key: 'home', label: '控制台首页', icon: House, href: '#home' },
  { key: 'orders', label: '订单管理', icon: ClipboardList, children: orders },
];
const oneEach: SideNavItem[] = [
  {
    key: 'a',
    label: '订单',
    icon: ClipboardList,
    children: [{ key: 'list', label: '订单列表', href: '#list' }],
  },
  {
    key: 'b',
    label: '设置',
    icon: Settings,
    children: [{ key: 'settings', label: '系统设置', href: '#settings' }],
  },
];
const flat: SideNavItem[] = [
  { key: 'list', label: '订单列表', icon: ClipboardList, href: '#list' },
  { key: 'settings', label: '系统设置', icon: Settings, href: '#settings' },
];

const box = { width: 240, height: 200 };

/** The guide of `SideNav`. */
export const sideNavGuide: Guide = {
  group: 'Navigation',
  use: [
    'For the pages of a back-office, in up to three levels, at the side of `AppShell`.',
    'With `collapsed` where the page needs the space: icons stay, names are tooltips, groups float beside the menu.',
    'Below a `LinkProvider`, so that its links are those of the router; clicks with a modifier key are left to the browser.',
  ],
  avoid: [
    'For views of one page: use `Tabs`.',
    'For links to parent pages: use `Breadcrumb`.',
    'For actions behind a button: use `Menu`, whose entries are not links.',
  ],
  pairs: [
    {
      do: {
        note: 'The current page is marked and visible, and so is its group.',
        example: (
          <div style={box}>
            <SideNav label="示例菜单" items={grouped} activeKey="list" />
          </div>
        ),
      },
      dont: {
        note: 'Without `activeKey` the menu does not show the location.',
        example: (
          <div style={box}>
            <SideNav label="没有当前页的菜单" items={grouped} defaultExpandedKeys={['orders']} />
          </div>
        ),
      },
    },
    {
      do: {
        note: 'A single page needs no group.',
        example: (
          <div style={box}>
            <SideNav label="平铺的菜单" items={flat} activeKey="list" />
          </div>
        ),
      },
      dont: {
        note: 'A group of one costs a click and a line, and repeats itself.',
        example: (
          <div style={box}>
            <SideNav label="每组一项的菜单" items={oneEach} activeKey="list" />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Header', is: 'optional, does not scroll: brand, person' },
    {
      part: 'Navigation',
      is: 'a `<nav>` of nested lists; it scrolls by itself, with the current page in view',
    },
    {
      part: 'Link',
      is: 'an `<a>` with icon, name and badge; `aria-current="page"` on the current page',
    },
    {
      part: 'Group',
      is: 'a `<button aria-expanded>`; collapsed over the current page it is marked and `aria-current`',
    },
    {
      part: 'Floating group',
      is: 'beside a collapsed menu, inside the landmark and in its colours',
    },
    { part: 'Footer', is: 'optional, does not scroll: a contact, help' },
  ],
  keyboard: [
    {
      keys: 'Tab, Shift + Tab',
      does: 'Moves through links and groups, those of an open floating group included.',
    },
    { keys: '↓, ↑', does: 'Moves to the next or previous visible entry; stops at the ends.' },
    { keys: 'Home, End', does: 'Moves to the first or last visible entry.' },
    { keys: 'Enter', does: 'Follows a link; opens or closes a group.' },
    { keys: 'Space', does: 'Opens or closes a group.' },
    {
      keys: 'Escape',
      does: 'Closes a floating group and returns to its button; hides a tooltip.',
    },
  ],
};
