import { ClipboardList, House } from 'lucide-react';
import type { Guide } from '../internal/guide';
import type { SideNavItem } from '../SideNav/model/navItems';
import { TopNav } from './TopNav';

const box = { width: 420, height: 48 };

/** The guide of `TopNav`. */
export const topNavGuide: Guide = (say) => {
  const home = { key: 'home', label: say('控制台首页', 'Dashboard'), icon: House, href: '#home' };
  const list = { key: 'list', label: say('订单列表', 'Orders'), href: '#list' };
  const grouped: SideNavItem[] = [
    home,
    { key: 'orders', label: say('订单管理', 'Orders'), icon: ClipboardList, children: [list] },
  ];
  const flat: SideNavItem[] = [
    home,
    { ...list, key: 'orders', icon: ClipboardList, href: '#orders' },
    { key: 'report', label: say('报告审核', 'Report review'), href: '#report' },
  ];
  return {
    group: 'Navigation',
    use: [
      say(
        '用于后台系统的页面导航，位于 `AppShell` 的顶栏中；顶级菜单不多时适用。',
        'For the pages of a back-office in the header of `AppShell`, where there are few top-level entries.',
      ),
      say(
        '放在 `LinkProvider` 之内，链接即为路由的链接；按住修饰键的点击交由浏览器处理。',
        'Below a `LinkProvider`, so that its links are those of the router; clicks with a modifier key are left to the browser.',
      ),
    ],
    avoid: [
      say(
        '分组多、名称长，或需要看到全部页面：使用 `SideNav`。',
        'For many groups, long names, or where all pages have to be in sight: use `SideNav`.',
      ),
      say(
        '手机上：使用抽屉中的 `SideNav`，否则所有项都藏在“更多”里。',
        'On phones: use a `SideNav` in a drawer, or all entries would be behind “More”.',
      ),
      say('同一页面的多个视图：请用 `Tabs`。', 'For views of one page: use `Tabs`.'),
    ],
    pairs: [
      {
        do: {
          note: say(
            '当前页所在的分组有标记，菜单显示当前位置。',
            'The group that contains the page is marked: the menu shows the location.',
          ),
          example: (
            <div style={box}>
              <TopNav label={say('顶部示例', 'Top example')} items={grouped} activeKey="list" />
            </div>
          ),
        },
        dont: {
          note: say(
            '把每个页面都放在顶栏，后面的项只能藏到“更多”里。',
            'With every page in the bar, the last ones are behind “More”.',
          ),
          example: (
            <div style={{ ...box, width: 280 }}>
              <TopNav label={say('顶部示例二', 'Second top example')} items={flat} />
            </div>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('导航', 'Navigation'),
        is: say('一个 `<nav>`，其中是一行菜单项', 'a `<nav>` with a row of entries'),
      },
      {
        part: say('链接', 'Link'),
        is: say(
          '带图标和名称的 `<a>`；当前页设置 `aria-current="page"`',
          'an `<a>` with icon and name; `aria-current="page"` on the current page',
        ),
      },
      {
        part: say('组', 'Group'),
        is: say(
          '一个 `<button aria-expanded>`；其菜单项浮动在下方，在同一地标内，使用相同配色',
          'a `<button aria-expanded>`; its entries float below, inside the landmark and in its colours',
        ),
      },
      {
        part: say('更多', 'More'),
        is: say(
          '放不下的菜单项所在的分组，位于末尾；其中有当前页时有标记',
          'the group of entries that do not fit, at the end; marked for a page among them',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Tab, Shift + Tab',
        does: say(
          '在菜单项间移动，包括已打开的分组中的各项；离开分组即将其关闭。',
          'Moves through the entries, those of an open group included; leaving a group closes it.',
        ),
      },
      {
        keys: '←, →, Home, End',
        does: say('沿菜单栏移动；到首尾即停止。', 'Moves along the bar; stops at the ends.'),
      },
      {
        keys: '↓, ↑',
        does: say(
          '打开分组并移到第一项；在分组内上下移动，从第一项回到按钮。',
          'Opens a group and moves to its first entry; inside it moves up and down, from the first one back to the button.',
        ),
      },
      {
        keys: 'Enter, Space',
        does: say('打开链接；展开或收起分组。', 'Follows a link; opens or closes a group.'),
      },
      {
        keys: 'Escape',
        does: say('关闭分组，焦点回到其按钮。', 'Closes a group and returns to its button.'),
      },
    ],
  };
};
