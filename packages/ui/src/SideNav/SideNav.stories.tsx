import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClipboardList, Settings } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar';
import { sideNavGuide } from './SideNav.guide';
import { backOfficeMenu, hugeMenu } from './SideNav.fixtures';
import { SideNav } from './SideNav';

const onItemClick = fn((_item, event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  component: SideNav,
  args: { items: backOfficeMenu, activeKey: 'list', onItemClick },
  parameters: { frame: { width: 240, height: 432 }, guide: sideNavGuide },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GroupWithThePageIsOpen: Story = {};

export const ThreeLevels: Story = { args: { activeKey: 'report' } };

export const ClosedGroupIsMarked: Story = { args: { defaultExpandedKeys: [] } };

export const HeaderAndFooter: Story = {
  args: {
    header: (
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', padding: 16 }}>
        <Avatar name="欧阳静怡" /> 欧阳静怡
      </div>
    ),
    footer: <div style={{ padding: 16 }}>项目经理：王晓明</div>,
  },
};

export const DarkColouring: Story = { args: { 'data-mj-nav': 1 } as object };

export const ThemeColouring: Story = { args: { 'data-mj-nav': 2 } as object };

export const Hovered: Story = { parameters: { pseudo: { hover: ['a[href="#mine"]'] } } };

export const HoveredInTheDarkColouring: Story = { ...Hovered, ...DarkColouring };

export const HoveredInTheThemeColouring: Story = { ...Hovered, ...ThemeColouring };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a[href="#mine"]'] } } };

export const FocusedOnTheThemeColour: Story = {
  args: { 'data-mj-nav': 2 } as object,
  parameters: { pseudo: { focusVisible: ['a[href="#mine"]'] } },
};

export const Collapsed: Story = { args: { collapsed: true } };

export const CollapsedWithoutIcons: Story = {
  args: { collapsed: true, items: backOfficeMenu.map(({ icon: _, ...item }) => item) },
};

export const Open: Story = {
  args: { collapsed: true, activeKey: 'report' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '订单管理' }));

    await expect(canvas.getByRole('link', { name: '报告审核' })).toBeVisible();
  },
};

export const OpenInTheDarkColouring: Story = {
  ...Open,
  args: { ...Open.args, 'data-mj-nav': 1 } as object,
};

export const OpenInTheThemeColouring: Story = {
  ...Open,
  args: { ...Open.args, 'data-mj-nav': 2 } as object,
};

export const FloatsByKeyboard: Story = {
  args: { collapsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(screen.getByText('控制台首页', { selector: '[aria-hidden]' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /订单列表/ })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: '订单管理' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /订单列表/ })).toBeNull();

    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onItemClick).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'mine' }),
      expect.anything(),
    );
    await expect(canvas.getByRole('button', { name: '订单管理' })).toHaveFocus();
  },
};

export const MovesWithArrows: Story = {
  args: { defaultExpandedKeys: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /订单列表/ })).toHaveFocus();

    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: '系统设置' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(canvas.getByRole('link', { name: '控制台首页' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    activeKey: 'long',
    defaultExpandedKeys: ['group', 'deep'],
    items: [
      {
        key: 'long',
        label: '上海明鉴人力资源信息技术服务有限公司华东分公司订单',
        icon: ClipboardList,
        href: '#long',
      },
      {
        key: 'group',
        label: 'Background check operations 背景调查运营管理',
        icon: Settings,
        children: [
          {
            key: 'deep',
            label: '呼伦贝尔市鄂温克族自治旗巴彦托海分公司',
            children: [
              {
                key: 'leaf',
                label: 'Deutsche Handelsbank (China) Co., Ltd.',
                href: '#leaf',
                badge: { label: '待接单', count: 128 },
              },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('link', { name: /华东分公司/ })).toHaveFocus();
    await expect(screen.getByText(/华东分公司/, { selector: '[aria-hidden]' })).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    items: hugeMenu,
    activeKey: 'client-19-48',
    defaultExpandedKeys: hugeMenu.map(({ key }) => key),
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const active = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();

    await expect(active.bottom).toBeLessThanOrEqual(nav.bottom);
  },
};

export const RightToLeft: Story = { args: { activeKey: 'report' }, globals: { direction: 'rtl' } };

export const RightToLeftOpen: Story = { ...Open, globals: { direction: 'rtl' } };
