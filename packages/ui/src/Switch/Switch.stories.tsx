import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Switch } from './Switch';
import { switchGuide } from './Switch.guide';

const meta = {
  component: Switch,
  args: { label: '短信通知候选人' },
  parameters: { guide: switchGuide },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = {
  args: { defaultChecked: true },
  parameters: { pseudo: { focusVisible: true } },
};

export const WithHelp: Story = {
  args: { defaultChecked: true, description: '订单创建后立即发送授权链接，72 小时内有效' },
};

export const Loading: Story = { args: { loading: true, defaultChecked: true } };

export const LoadingOff: Story = { args: { loading: true } };

export const Invalid: Story = {
  args: { description: '订单创建后立即发送授权链接', error: '未能保存，请检查网络后重试' },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, defaultChecked: true, description: '由集团管理员统一设置' },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultChecked: true } };

export const HiddenLabel: Story = {
  args: { label: '启用 欧阳静怡 的账号', hideLabel: true, defaultChecked: true },
};

export const LongText: Story = {
  args: {
    label:
      'Require a written statement from the former employer before an employment record may be marked as verified',
    description:
      '开启后，工作履历核实只有在收到前任雇主盖章的书面证明时才能标记为“已核实”；电话核实的结果一律标记为“待补充”。',
  },
  parameters: { frame: { maxWidth: 340 } },
};

export const TurnedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByRole('switch')).toHaveFocus();
  },
  parameters: {
    looksLike: { story: 'Focused', reason: 'A switch that was turned on keeps the focus.' },
  },
};

export const RightToLeft: Story = {
  args: {
    defaultChecked: true,
    description: '订单创建后立即发送授权链接，72 小时内有效',
    error: '未能保存，请检查网络后重试',
  },
  globals: { direction: 'rtl' },
};

export const LoadingRightToLeft: Story = {
  args: { loading: true, defaultChecked: true },
  globals: { direction: 'rtl' },
};
