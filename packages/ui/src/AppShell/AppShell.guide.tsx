import type { Guide } from '../internal/guide';
import { Heading } from '../Heading/Heading';
import { SideNav } from '../SideNav/SideNav';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

/** The guide of `AppShell`. The shell is as high as the window, so the pairs show parts of it. */
export const appShellGuide: Guide = (say) => {
  const items = [
    { key: 'list', label: say('订单列表', 'Orders'), href: '#list' },
    { key: 'report', label: say('报告审核', 'Report review'), href: '#report' },
  ];
  return {
    group: 'Layout',
    use: [
      say(
        '登录后的后台只用一次，包裹每个页面：菜单、顶栏、已打开的页面、页面内容。',
        'Once, around every page of a signed-in back-office: menu, bar, open pages, page.',
      ),
      say(
        '在顶栏中配合 `useNarrow`：低于 992 px 时按钮打开抽屉，否则折叠侧栏。',
        'With `useNarrow` in the bar: below 992 px its button opens the drawer, above it collapses the side.',
      ),
    ],
    avoid: [
      say(
        '单个页面的页头：在框架内使用 `PageHeader`。',
        'For the head of one page: use `PageHeader`, inside the shell.',
      ),
      say('临时面板：使用 `Drawer`。', 'For a temporary panel: use `Drawer`.'),
      say(
        '登录页或独立页面：不使用框架，否则地标都是空的。',
        'For a login or a standalone page: no shell, its landmarks would be empty.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say(
            '侧栏只放导航：一个地标，一种结构。',
            'The side contains navigation only: one landmark, one structure.',
          ),
          example: (
            <div style={{ width: 240, height: 120 }}>
              <SideNav label={say('侧边示例', 'Sidebar example')} items={items} activeKey="list" />
            </div>
          ),
        },
        dont: {
          note: say(
            '菜单项上方的文字会把菜单项往下挤，在手机的抽屉中甚至挤出可视区。',
            'Texts above the entries push them down, in the drawer of a phone out of view.',
          ),
          example: (
            <div style={{ width: 240, height: 160 }}>
              <SideNav
                label={say('侧边示例二', 'Second sidebar example')}
                items={items}
                activeKey="list"
                header={
                  <Stack gap="xs" style={{ padding: 12 }}>
                    <Heading level={4}>{say('公告', 'Announcement')}</Heading>
                    <Text size="small" tone="muted">
                      {say(
                        '本周六 22:00 至周日 06:00 系统维护，期间无法提交报告。',
                        'Maintenance this Saturday 22:00 to Sunday 06:00. Reports cannot be submitted during this time.',
                      )}
                    </Text>
                  </Stack>
                }
              />
            </div>
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('跳转链接', 'Skip link'),
        is: say(
          '位于页面最前，获得焦点时可见；将焦点移到页面内容',
          'first in the page, visible while focused; moves focus to the page',
        ),
      },
      {
        part: say('侧栏', 'Side'),
        is: say(
          '一个 `<aside>`；低于 992 px 时变为由 `sideOpen` 打开的 `Drawer`',
          'an `<aside>`; below 992 px a `Drawer` that `sideOpen` opens',
        ),
      },
      {
        part: say('顶栏', 'Header'),
        is: say('一个 `<header>`：横幅地标', 'a `<header>`: the banner'),
      },
      {
        part: say('面包屑', 'Breadcrumb'),
        is: say(
          '可选；顶栏中是主菜单时，单独占一行',
          'optional, a row of its own below a header that contains the main menu',
        ),
      },
      { part: say('标签页', 'Tabs'), is: say('可选，位于顶栏下方', 'optional, below the header') },
      {
        part: say('主区域', 'Main'),
        is: say(
          '即 `<main>`；只有它滚动，也只打印它',
          'the `<main>`; only it scrolls, and only it is printed',
        ),
      },
      {
        part: say('页脚', 'Footer'),
        is: say('可选，始终可见的 `<footer>`', 'optional, a `<footer>` that stays visible'),
      },
    ],
    keyboard: [
      { keys: 'Tab', does: say('首先到达跳转链接。', 'Reaches the skip link first.') },
      {
        keys: 'Enter',
        does: say(
          '在跳转链接上，将焦点移到页面内容；地址不变。',
          'On the skip link, moves focus to the page; the address does not change.',
        ),
      },
      {
        keys: 'Escape',
        does: say(
          '关闭抽屉，焦点回到打开它的元素。',
          'Closes the drawer and returns focus to its opener.',
        ),
      },
    ],
  };
};
