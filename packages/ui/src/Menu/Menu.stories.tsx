import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Copy, Download, FileText, Pencil, UserPlus } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { Menu } from './Menu';
import { menuGuide } from './Menu.guide';

const onSelect = fn();

const meta = {
  component: Menu,
  args: {
    label: '订单操作',
    trigger: <Button>更多</Button>,
    items: [
      { key: 'edit', label: '编辑订单', icon: Pencil, hint: 'E', onSelect },
      { key: 'assign', label: '指派调查员', icon: UserPlus, onSelect },
      { key: 'export', label: '下载报告', icon: Download, disabledReason: '报告未出具', onSelect },
      { key: 'line', separator: true },
      { key: 'cancel', label: '取消订单', icon: Ban, tone: 'danger', onSelect },
    ],
  },
  parameters: { guide: menuGuide },
  beforeEach: () => void onSelect.mockClear(),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));

    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Hovered: Story = {
  ...Open,
  parameters: { pseudo: { hover: ['button'] } },
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.hover(screen.getByRole('menuitem', { name: /编辑订单/ }));
  },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const OneDisabled: Story = {
  ...Open,
  args: {
    items: [
      { key: 'edit', label: '编辑订单', onSelect },
      { key: 'export', label: '下载报告', disabledReason: '报告还没有出具', onSelect },
    ],
  },
};

export const Danger: Story = {
  ...Open,
  args: { items: [{ key: 'cancel', label: '取消订单', icon: Ban, tone: 'danger', onSelect }] },
};

export const Loading: Story = { ...Open, args: { items: [], loading: true } };

export const Empty: Story = { ...Open, args: { items: [] } };

export const Many: Story = {
  ...Open,
  args: {
    label: '指派给',
    items: Array.from({ length: 100 }, (_, index) => ({
      key: `p${index}`,
      label: `调查员 ${index + 1}`,
      onSelect,
    })),
  },
};

export const FlipsAtTheEdge: Story = {
  parameters: { frame: { position: 'fixed', insetBlockEnd: 16, insetInlineEnd: 16 } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: '更多' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu');

    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        trigger.getBoundingClientRect().top,
      ),
    );
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithShortcuts: Story = {
  ...Open,
  args: {
    items: [
      { key: 'edit', label: '编辑订单', icon: Pencil, shortcut: 'E', onSelect },
      { key: 'copy', label: '复制订单编号', icon: Copy, shortcut: 'Mod+Shift+C', onSelect },
      {
        key: 'export',
        label: '下载报告',
        icon: Download,
        shortcut: 'Mod+S',
        disabledReason: '报告未出具',
        onSelect,
      },
      { key: 'line', separator: true },
      { key: 'cancel', label: '取消订单', icon: Ban, tone: 'danger', shortcut: 'Delete', onSelect },
    ],
  },
};

export const WithLinks: Story = {
  ...Open,
  args: {
    items: [
      { key: 'report', label: '查看报告', icon: FileText, href: '#report' },
      { key: 'candidate', label: '候选人', icon: UserPlus, href: '#candidate', hint: '3 单' },
      { key: 'line', separator: true },
      { key: 'cancel', label: '取消订单', icon: Ban, tone: 'danger', onSelect },
    ],
  },
};

export const PlacedBeside: Story = { args: { defaultOpen: true, placement: 'right-start' } };

export const SelectedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');

    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const LongText: Story = {
  ...Open,
  args: {
    items: [
      {
        key: 'a',
        label:
          '以“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”的名义重新发起授权邀请',
        onSelect,
      },
      { key: 'b', label: '复制链接', onSelect },
    ],
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
