import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { backOfficeMenu } from '../SideNav/SideNav.fixtures';
import { topNavGuide } from './TopNav.guide';
import { TopNav } from './TopNav';

const onItemClick = fn((_item, event: { preventDefault(): void }) => event.preventDefault());

const meta = {
  component: TopNav,
  args: { items: backOfficeMenu, activeKey: 'home', onItemClick },
  parameters: { frame: { width: 880, height: 240 }, guide: topNavGuide },
} satisfies Meta<typeof TopNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CurrentPage: Story = {};

export const GroupWithThePageIsMarked: Story = { args: { activeKey: 'report' } };

export const DarkColouring: Story = { args: { 'data-mj-nav': 1 } as object };

export const ThemeColouring: Story = { args: { 'data-mj-nav': 2 } as object };

export const Hovered: Story = { parameters: { pseudo: { hover: ['a[href="#settings"]'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a[href="#settings"]'] } } };

export const Open: Story = {
  args: { activeKey: 'list' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '订单管理' }));

    await expect(canvas.getByRole('link', { name: /订单列表/ })).toBeVisible();
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

/** Entries that do not fit are behind the last one, which is marked for the page among them. */
export const Narrow: Story = {
  args: { activeKey: 'settings' },
  parameters: { frame: { width: 360, height: 320 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: '更多' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: '系统设置' })).toBeNull();
  },
};

export const NarrowOpen: Story = {
  ...Narrow,
  play: async (context) => {
    await Narrow.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));

    await expect(canvas.getByRole('link', { name: '系统设置' })).toBeVisible();
  },
};

export const MovesWithArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /订单列表/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: '订单管理' })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(canvas.getByRole('button', { name: '订单管理', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: '系统设置' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}{Enter}');
    await expect(args.onItemClick).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'home' }),
      expect.anything(),
    );
  },
};

export const LongText: Story = {
  args: {
    activeKey: 'leaf',
    items: [
      { key: 'home', label: '上海明鉴人力资源信息技术服务有限公司华东分公司', href: '#home' },
      {
        key: 'group',
        label: 'Background check operations 背景调查运营管理',
        children: [
          {
            key: 'leaf',
            label: 'Deutsche Handelsbank (China) Co., Ltd. 呼伦贝尔市鄂温克族自治旗分行',
            href: '#leaf',
          },
        ],
      },
    ],
  },
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
