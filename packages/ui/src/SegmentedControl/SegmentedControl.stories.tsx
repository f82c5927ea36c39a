import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl';
import { segmentedControlGuide } from './SegmentedControl.guide';

const meta = {
  component: SegmentedControl<string>,
  args: {
    label: '登录方式',
    options: [
      { value: 'password', label: '密码登录' },
      { value: 'code', label: '验证码登录' },
    ],
    defaultValue: 'password',
    onValueChange: fn(),
  },
  parameters: { guide: segmentedControlGuide },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChoices: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ['label:nth-child(2)'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: [':checked'] } } };

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const WithIcons: Story = {
  args: {
    label: '视图',
    defaultValue: 'list',
    options: [
      { value: 'list', label: '列表', icon: List },
      { value: 'cards', label: '卡片', icon: LayoutGrid },
    ],
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '集团要求使用验证码以外的方式登录' },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const Small: Story = { args: { size: 'small' } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'password', label: '密码登录' },
      { value: 'code', label: '验证码登录', disabled: true },
    ],
  },
};

export const Many: Story = {
  args: {
    label: '订单状态',
    defaultValue: 'all',
    options: ['全部', '待接单', '信息收集', '调查中', '待审核', '已完成', '已取消'].map(
      (label, index) => ({
        value: index === 0 ? 'all' : `status${index}`,
        label,
      }),
    ),
  },
};

export const MovesWithArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onValueChange).toHaveBeenCalledWith('code');
    await expect(canvas.getByRole('radio', { name: '验证码登录' })).toBeChecked();
  },
};

export const LongText: Story = {
  args: {
    label: 'Language and format of the report that is sent to the customer',
    defaultValue: 'zh',
    options: [
      { value: 'zh', label: '中文完整版（含证明人访谈原文）' },
      { value: 'en', label: 'English summary without interview transcripts' },
    ],
  },
};

export const RightToLeft: Story = { args: WithIcons.args!, globals: { direction: 'rtl' } };
