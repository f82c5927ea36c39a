import type { Guide } from '../internal/guide';
import { Heading } from '../Heading/Heading';
import { SideNav } from '../SideNav/SideNav';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';

const items = [
  { key: 'list', label: '订单列表', href: '#list' },
  { key: 'report', label: '报告审核', href: '#report' },
];

/** The guide of `AppShell`. The shell is as high as the window, so the pairs show parts of it. */
export const appShellGuide: Guide = {
  group: 'Layout',
  use: [
    'Once, around every page of a signed-in back-office: menu, bar, open pages, page.',
    'With `useNarrow` in the bar: below 992 px its button opens the drawer, above it collapses the side.',
  ],
  avoid: [
    'For the head of one page: use `PageHeader`, inside the shell.',
    'For a temporary panel: use `Drawer`.',
    'For a login or a standalone page: no shell, its landmarks would be empty.',
  ],
  pairs: [
    {
      do: {
        note: 'The side contains navigation only: one landmark, one structure.',
        example: (
          <div style={{ width: 240, height: 120 }}>
            <SideNav label="侧边示例" items={items} activeKey="list" />
          </div>
        ),
      },
      dont: {
        note: 'Texts above the entries push them down, in the drawer of a phone out of view.',
        example: (
          <div style={{ width: 240, height: 160 }}>
            <SideNav
              label="侧边示例二"
              items={items}
              activeKey="list"
              header={
                <Stack gap="xs" style={{ padding: 12 }}>
                  <Heading level={4}>公告</Heading>
                  <Text size="small" tone="muted">
                    本周六 22:00 至周日 06:00 系统维护，期间无法提交报告。
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
      part: 'Skip link',
      is: 'first in the page, visible while focused; moves focus to the page',
    },
    { part: 'Side', is: 'an `<aside>`; below 992 px a `Drawer` that `sideOpen` opens' },
    { part: 'Header', is: 'a `<header>`: the banner' },
    { part: 'Tabs', is: 'optional, below the header' },
    { part: 'Main', is: 'the `<main>`; only it scrolls, and only it is printed' },
    { part: 'Footer', is: 'optional, a `<footer>` that stays visible' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the skip link first.' },
    {
      keys: 'Enter',
      does: 'On the skip link, moves focus to the page; the address does not change.',
    },
    { keys: 'Escape', does: 'Closes the drawer and returns focus to its opener.' },
  ],
};
