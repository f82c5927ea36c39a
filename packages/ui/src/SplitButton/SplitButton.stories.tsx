import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, ClipboardCheck, UserPlus } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { SplitButton } from './SplitButton';
import { splitButtonGuide } from './SplitButton.guide';

const onSelect = fn();

const meta = {
  component: SplitButton,
  parameters: { guide: splitButtonGuide },
  args: {
    children: '接单',
    menuLabel: '其他接单方式',
    onClick: fn(),
    items: [
      { key: 'later', label: '明早 9:00 接单', icon: CalendarClock, onSelect },
      { key: 'assign', label: '接单并指派调查员', icon: UserPlus, onSelect },
      {
        key: 'all',
        label: '接下同一候选人的全部订单',
        icon: ClipboardCheck,
        hint: '无其他订单',
        disabled: true,
        onSelect,
      },
    ],
  },
  beforeEach: () => void onSelect.mockClear(),
} satisfies Meta<typeof SplitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Primary: Story = { args: { tone: 'primary' } };

export const Hovered: Story = {
  args: { tone: 'primary' },
  parameters: { pseudo: { hover: ['button:first-child'] } },
};

export const Focused: Story = {
  args: { tone: 'primary' },
  parameters: { pseudo: { focusVisible: ['button:last-child'] } },
};

export const Pressed: Story = {
  args: { tone: 'primary' },
  parameters: { pseudo: { hover: ['button:first-child'], active: ['button:first-child'] } },
};

export const PlacedAbove: Story = {
  args: { defaultOpen: true, placement: 'top-end' },
  parameters: { frame: { paddingBlockStart: 160 } },
};

export const Open: Story = {
  args: { tone: 'primary' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '其他接单方式' }));

    await expect(await screen.findByRole('menu', { name: '其他接单方式' })).toBeVisible();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = {
  args: { size: 'large', tone: 'primary', icon: <Icon icon={ClipboardCheck} /> },
};

export const Loading: Story = { args: { tone: 'primary', loading: true } };

export const Disabled: Story = { args: { tone: 'primary', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { tone: 'primary', disabledReason: '订单已被 王晓明 接走' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '接单' })).toHaveAccessibleDescription(
      '订单已被 王晓明 接走',
    );
  },
};

export const LongText: Story = {
  args: {
    children:
      '以上海明鉴人力资源信息技术服务有限公司华东分公司的名义重新发起授权邀请 Send the invitation again',
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: '其他接单方式' })).toHaveFocus());
  },
};

export const RightToLeft: Story = { args: { tone: 'primary' }, globals: { direction: 'rtl' } };
