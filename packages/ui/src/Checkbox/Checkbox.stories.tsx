import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = { component: Checkbox, args: { label: '包含已取消的订单' } } satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = { args: { label: '全选本页', indeterminate: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const HiddenLabel: Story = { args: { label: '选择 欧阳静怡 的订单', hideLabel: true } };

export const LongText: Story = {
  args: {
    label:
      '我已阅读并同意《个人信息处理授权书》，授权明鉴在本次背景调查范围内向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的信息。',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
};
