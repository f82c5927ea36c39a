import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { SideNav } from '../SideNav/SideNav';
import { backOfficeMenu } from '../SideNav/SideNav.fixtures';
import { Stack } from '../Stack/Stack';
import { OrdersPage, ShellHeader } from './AppShell.fixtures';
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
