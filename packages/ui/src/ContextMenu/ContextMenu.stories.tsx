import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw, X } from 'lucide-react';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import { ContextMenu } from './ContextMenu';
import type { MenuPoint } from './OpenContextMenu';
import { contextMenuGuide } from './ContextMenu.guide';

const onSelect = fn();

const meta = {
  component: ContextMenu,
  args: {
    label: '标签页操作',
    items: [
      { key: 'refresh', label: '刷新', icon: RefreshCw, onSelect },
      { key: 'close', label: '关闭', icon: X, onSelect },
      { key: 'line', separator: true },
      { key: 'others', label: '关闭其他', onSelect },
      { key: 'right', label: '关闭右侧', disabledReason: '右侧没有标签页', onSelect },
    ],
    position: { x: 80, y: 48 },
    onClose: fn(),
  },
  parameters: { guide: contextMenuGuide, docs: { story: { inline: false, iframeHeight: 280 } } },
  beforeEach: () => void onSelect.mockClear(),
} satisfies Meta<typeof ContextMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const AtTheCorner: Story = { args: { position: { x: 5000, y: 5000 } } };

export const UsedByKeyboard: Story = {
  render: function OnAButton(args) {
    const [position, setPosition] = useState<MenuPoint | null>(null);
    return (
      <>
        <button
          type="button"
          onContextMenu={(event) => {
            event.preventDefault();
            setPosition({ x: event.clientX, y: event.clientY });
          }}
        >
          订单列表
        </button>
        <ContextMenu {...args} position={position} onClose={() => setPosition(null)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const tab = canvas.getByRole('button');
    tab.focus();
    await fireEvent.contextMenu(tab, { clientX: 40, clientY: 40 });
    await screen.findByRole('menu', { name: '标签页操作' });

    await userEvent.keyboard('{End}{Enter}');

    await expect(onSelect).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(tab).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        key: 'a',
        label:
          '以“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”的名义重新发起授权邀请',
        onSelect,
      },
      { key: 'b', label: '复制链接', hint: 'Ctrl + C', onSelect },
    ],
  },
};

export const Hovered: Story = {
  play: async ({ userEvent }) => {
    const item = await screen.findByRole('menuitem', { name: '刷新' });
    await userEvent.hover(item);

    await expect(item).toHaveAttribute('data-focus');
  },
};

export const Focused: Story = {
  play: async ({ userEvent }) => {
    const menu = await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');

    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('menuitem', { name: '刷新' }).id,
    );
  },
  parameters: {
    looksLike: {
      story: 'Hovered',
      reason: 'The pointer and the arrow keys move the same active action.',
    },
  },
};

export const OneDisabled: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: /关闭右侧/ }));

    await expect(onSelect).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
  parameters: {
    looksLike: { story: 'Open', reason: 'A click on a disabled action changes nothing.' },
  },
};

export const Danger: Story = {
  args: { items: [{ key: 'cancel', label: '取消订单', icon: X, tone: 'danger', onSelect }] },
};

export const Many: Story = {
  args: {
    items: Array.from({ length: 100 }, (_, index) => ({
      key: `p${index}`,
      label: `调查员 ${index + 1}`,
      onSelect,
    })),
  },
};

export const Loading: Story = { args: { items: [], loading: true } };

export const Empty: Story = { args: { items: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
