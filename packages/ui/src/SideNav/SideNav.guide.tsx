import { ClipboardList, House, Settings } from 'lucide-react';
import type { Guide } from '../internal/guide';
import type { SideNavItem } from './model/navItems';
import { SideNav } from './SideNav';

const box = { width: 240, height: 200 };

/** The guide of `SideNav`. */
export const sideNavGuide: Guide = (say) => {
  const orders = [
    { key: 'list', label: say('订单列表', 'Orders'), href: '#list' },
    { key: 'report', label: say('报告审核', 'Report review'), href: '#report' },
  ];
  const grouped: SideNavItem[] = [
    { key: 'home', label: say('控制台首页', 'Dashboard'), icon: House, href: '#home' },
    { key: 'orders', label: say('订单管理', 'Orders'), icon: ClipboardList, children: orders },
  ];
  const oneEach: SideNavItem[] = [
    {
      key: 'a',
      label: say('订单', 'Orders'),
      icon: ClipboardList,
      children: [{ key: 'list', label: say('订单列表', 'Orders'), href: '#list' }],
    },
    {
      key: 'b',
      label: say('设置', 'Settings'),
      icon: Settings,
      children: [{ key: 'settings', label: say('系统设置', 'System settings'), href: '#settings' }],
    },
  ];
  const flat: SideNavItem[] = [
    { key: 'list', label: say('订单列表', 'Orders'), icon: ClipboardList, href: '#list' },
    {
      key: 'settings',
      label: say('系统设置', 'System settings'),
      icon: Settings,
      href: '#settings',
    },
  ];
  return {
    group: 'Navigation',
    use: [
      say(
        '用于后台系统的页面导航，最多三级，位于 `AppShell` 的侧边。',
        'For the pages of a back-office, in up to three levels, at the side of `AppShell`.',
      ),
      say(
        '页面需要空间时设置 `collapsed`：保留图标，名称变为文字提示，分组浮动在菜单旁。',
        'With `collapsed` where the page needs the space: icons stay, names are tooltips, groups float beside the menu.',
      ),
      say(
        '放在 `LinkProvider` 之内，链接即为路由的链接；按住修饰键的点击交由浏览器处理。',
        'Below a `LinkProvider`, so that its links are those of the router; clicks with a modifier key are left to the browser.',
      ),
    ],
    avoid: [
      say('同一页面的多个视图：请用 `Tabs`。', 'For views of one page: use `Tabs`.'),
      say(
        '指向上级页面的链接：使用 `Breadcrumb`。',
        'For links to parent pages: use `Breadcrumb`.',
      ),
      say(
        '按钮下的操作：请用 `Menu`，其菜单项不是链接。',
        'For actions behind a button: use `Menu`, whose entries are not links.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '当前页有标记且可见，其所在分组也是如此。',
            'The current page is marked and visible, and so is its group.',
          ),
          example: (
            <div style={box}>
              <SideNav label={say('示例菜单', 'Example menu')} items={grouped} activeKey="list" />
            </div>
          ),
        },
        dont: {
          note: say(
            '没有 `activeKey`，菜单无法显示当前位置。',
            'Without `activeKey` the menu does not show the location.',
          ),
          example: (
            <div style={box}>
              <SideNav
                label={say('没有当前页的菜单', 'Menu without a current page')}
                items={grouped}
                defaultExpandedKeys={['orders']}
              />
            </div>
          ),
        },
      },
      {
        do: {
          note: say('单个页面不需要分组。', 'A single page needs no group.'),
          example: (
            <div style={box}>
              <SideNav label={say('平铺的菜单', 'Flat menu')} items={flat} activeKey="list" />
            </div>
          ),
        },
        dont: {
          note: say(
            '只有一项的分组多占一次点击和一行，内容还重复。',
            'A group of one costs a click and a line, and repeats itself.',
          ),
          example: (
            <div style={box}>
              <SideNav
                label={say('每组一项的菜单', 'Menu with one item per group')}
                items={oneEach}
                activeKey="list"
              />
            </div>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('顶栏', 'Header'),
        is: say('可选，不随菜单滚动：品牌、人员', 'optional, does not scroll: brand, person'),
      },
      {
        part: say('导航', 'Navigation'),
        is: say(
          '由嵌套列表组成的 `<nav>`；独立滚动，保持当前页可见',
          'a `<nav>` of nested lists; it scrolls by itself, with the current page in view',
        ),
      },
      {
        part: say('链接', 'Link'),
        is: say(
          '带图标、名称和徽标的 `<a>`；当前页设置 `aria-current="page"`',
          'an `<a>` with icon, name and badge; `aria-current="page"` on the current page',
        ),
      },
      {
        part: say('组', 'Group'),
        is: say(
          '一个 `<button aria-expanded>`；收起且包含当前页时，显示标记并设置 `aria-current`',
          'a `<button aria-expanded>`; collapsed over the current page it is marked and `aria-current`',
        ),
      },
      {
        part: say('浮动分组', 'Floating group'),
        is: say(
          '位于收起的菜单旁，在同一地标内，使用相同配色',
          'beside a collapsed menu, inside the landmark and in its colours',
        ),
      },
      {
        part: say('页脚', 'Footer'),
        is: say('可选，不随菜单滚动：联系方式、帮助', 'optional, does not scroll: a contact, help'),
      },
    ],
    keyboard: [
      {
        keys: 'Tab, Shift + Tab',
        does: say(
          '在链接和分组间移动，包括已打开的浮动分组中的各项。',
          'Moves through links and groups, those of an open floating group included.',
        ),
      },
      {
        keys: '↓, ↑',
        does: say(
          '移到下一个或上一个可见项；到首尾即停止。',
          'Moves to the next or previous visible entry; stops at the ends.',
        ),
      },
      {
        keys: 'Home, End',
        does: say('移到第一个或最后一个可见项。', 'Moves to the first or last visible entry.'),
      },
      {
        keys: 'Enter',
        does: say('打开链接；展开或收起分组。', 'Follows a link; opens or closes a group.'),
      },
      { keys: 'Space', does: say('展开或收起分组。', 'Opens or closes a group.') },
      {
        keys: 'Escape',
        does: say(
          '关闭浮动分组，焦点回到其按钮；隐藏文字提示。',
          'Closes a floating group and returns to its button; hides a tooltip.',
        ),
      },
    ],
  };
};
