import { useState, type CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import { Button } from '../Button/Button';
import { SideNav } from '../SideNav/SideNav';
import { backOfficeMenu } from '../SideNav/SideNav.fixtures';
import { Stack } from '../Stack/Stack';
import { OrdersPage, ShellHeader, TopMenuHeader } from './AppShell.fixtures';
import { appShellGuide } from './AppShell.guide';
import { AppShell } from './AppShell';

const onItemClick = fn((_item, event: { preventDefault(): void }) => event.preventDefault());
const side = <SideNav items={backOfficeMenu} activeKey="list" onItemClick={onItemClick} />;
const tabs = (
  <Stack direction="row" gap="xs" style={{ padding: 4 }}>
    <Button size="small" tone="quiet">
      控制台首页
    </Button>
    <Button size="small">订单列表</Button>
  </Stack>
);

const meta = {
  component: AppShell,
  args: {
    side,
    header: <ShellHeader />,
    children: <OrdersPage />,
    narrow: false,
    onSideOpenChange: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    guide: appShellGuide,
    docs: { story: { inline: false, height: 480 } },
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideHeaderAndPage: Story = {};

export const TabsAndFooter: Story = { args: { tabs, footer: '明鉴背景调查管理端 2026.11' } };

export const DarkMenu: Story = {
  args: {
    side: (
      <SideNav
        data-mj-nav={1}
        items={backOfficeMenu}
        activeKey="list"
        onItemClick={onItemClick}
        header={
          <Stack direction="row" gap="sm" align="center" style={{ padding: 12 }}>
            <Avatar name="欧阳静怡" /> 欧阳静怡
          </Stack>
        }
      />
    ),
  },
};

export const Collapsed: Story = {
  args: {
    sideCollapsed: true,
    side: <SideNav collapsed items={backOfficeMenu} activeKey="list" onItemClick={onItemClick} />,
  },
};

export const FloatingSide: Story = { args: { tabs, sideFrame: 'floating' } };

export const FloatingSideCollapsed: Story = {
  args: { ...Collapsed.args, tabs, sideFrame: 'floating' },
};

export const FloatingSideInTheThemeColouring: Story = {
  args: {
    tabs,
    sideFrame: 'floating',
    side: (
      <SideNav data-mj-nav={2} items={backOfficeMenu} activeKey="list" onItemClick={onItemClick} />
    ),
  },
};

export const DarkHeader: Story = { args: { tabs, headerColoring: 1 } };

export const HeaderInTheThemeColour: Story = { args: { tabs, headerColoring: 2 } };

/** Without a side the header contains the main menu, and the breadcrumb has its own row. */
export const TopMenu: Story = {
  args: {
    side: undefined,
    header: <TopMenuHeader onItemClick={onItemClick} />,
    crumbs: <Breadcrumb items={[{ key: 'list', label: '订单列表' }]} />,
    tabs,
    style: { '--mj-app-shell-width': '880px' } as CSSProperties,
  },
};

export const TopMenuDark: Story = { args: { ...TopMenu.args, headerColoring: 1 } };

export const TopMenuInTheThemeColour: Story = { args: { ...TopMenu.args, headerColoring: 2 } };

/** The head leaves with the page, and comes back for the keyboard. */
export const HeadScrolls: Story = {
  args: {
    tabs,
    headerFixed: false,
    children: (
      <div style={{ height: 1600 }}>
        <OrdersPage />
      </div>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const banner = canvas.getByRole('banner');
    const main = canvas.getByRole('main');
    const first = canvas.getByRole('heading', { name: '订单列表' });
    await expect(banner.getBoundingClientRect().top).toBe(0);
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByRole('navigation', { name: '打开的页面' }).getBoundingClientRect().bottom,
    );

    main.scrollTop = 20;
    await waitFor(() => expect(banner.getBoundingClientRect().top).toBe(-20));
    main.scrollTop = 600;
    await waitFor(() => expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(0));
    await userEvent.tab();
    await userEvent.tab();
    while (!banner.contains(document.activeElement)) await userEvent.tab();
    await waitFor(() => expect(banner.getBoundingClientRect().top).toBe(0));
  },
};

export const Narrow: Story = { args: { narrow: true } };

export const NarrowOpen: Story = { args: { narrow: true, sideOpen: true } };

export const NarrowOpenDarkMenu: Story = { args: { ...DarkMenu.args, ...NarrowOpen.args } };

export const NarrowOpensAndCloses: Story = {
  args: { narrow: true },
  render: function Opens(args) {
    const [open, setOpen] = useState(false);
    return (
      <AppShell
        {...args}
        sideOpen={open}
        onSideOpenChange={setOpen}
        header={<ShellHeader onToggle={() => setOpen(true)} />}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: '菜单' });
    await userEvent.click(toggle);
    await expect(await screen.findByRole('dialog', { name: '主菜单' })).toBeVisible();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    const link = canvas.getByRole('link', { name: /跳到正文|Skip/ });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const SkippedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

export const LongText: Story = {
  args: {
    header: (
      <ShellHeader current="上海明鉴人力资源信息技术服务有限公司华东分公司的订单 Orders of the East China Branch" />
    ),
    children: (
      <OrdersPage title="上海明鉴人力资源信息技术服务有限公司华东分公司的订单 Orders of the East China Branch" />
    ),
    footer:
      '上海明鉴人力资源信息技术服务有限公司华东分公司 Shanghai Mingjian Human Resources Information Technology Services Co., Ltd.',
  },
};

export const RightToLeft: Story = { args: { tabs }, globals: { direction: 'rtl' } };
