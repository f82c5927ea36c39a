import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Button } from './Button';
import { buttonGuide } from './Button.guide';

const meta = {
  component: Button,
  args: { children: '查询', onClick: fn() },
  parameters: { guide: buttonGuide },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Primary: Story = { args: { tone: 'primary', children: '接单' } };

export const Quiet: Story = { args: { tone: 'quiet', children: '重置' } };

export const Danger: Story = { args: { tone: 'danger', children: '取消订单' } };

export const WithIcon: Story = {
  args: { icon: <Search size={16} strokeWidth={1.5} aria-hidden /> },
};

export const Loading: Story = { args: { tone: 'primary', loading: true, children: '接单' } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };

export const Pressed: Story = {
  args: { tone: 'primary', children: '接单' },
  parameters: { pseudo: { active: true } },
};

export const NeutralPressed: Story = { parameters: { pseudo: { hover: true, active: true } } };

export const SwitchedOn: Story = { args: { 'aria-pressed': true, children: '我的' } };

export const DangerHovered: Story = {
  args: { tone: 'danger', children: '取消订单' },
  parameters: { pseudo: { hover: true } },
};

export const DangerPressed: Story = {
  args: { tone: 'danger', children: '取消订单' },
  parameters: { pseudo: { hover: true, active: true } },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { tone: 'primary', children: '出具报告', disabledReason: '还有 2 项核实没有完成' },
  parameters: { frame: { padding: 48 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button', { name: '出具报告' })).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Small: Story = { args: { size: 'small', children: '详情' } };

export const LongText: Story = {
  args: { children: '生成并出具背景调查报告 Generate and issue the background check report' },
};

export const UsedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const RightToLeft: Story = {
  args: { icon: <Search size={16} strokeWidth={1.5} aria-hidden /> },
  globals: { direction: 'rtl' },
};
