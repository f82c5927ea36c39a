import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField';
import { numberFieldGuide } from './NumberField.guide';

const meta = {
  component: NumberField,
  args: { label: '单价（元）', defaultValue: 1280, onValueChange: fn() },
  parameters: { frame: { maxWidth: 200 }, guide: numberFieldGuide },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { defaultValue: null, placeholder: '不含税' } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };

export const TwoDecimals: Story = {
  args: { defaultValue: 1234567.5, precision: 2, step: 0.01, description: '含 6% 增值税' },
};

export const WithoutGrouping: Story = {
  args: { label: '毕业年份', defaultValue: 2019, grouping: false, min: 1950, max: 2030 },
};

export const AtTheMost: Story = { args: { label: '证明人人数', defaultValue: 5, min: 1, max: 5 } };

export const Required: Story = { args: { required: true, defaultValue: null } };

export const Invalid: Story = { args: { defaultValue: 0, error: '单价为 0 的订单需要主管审批' } };

export const Warning: Story = {
  args: {
    defaultValue: 128,
    note: { tone: 'warning', text: '比合同价 1,280 元低很多，请确认没有少一个零' },
  },
};

export const Success: Story = {
  args: { description: '不含税', note: { tone: 'success', text: '与合同价一致' } },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '按合同价结算，由商务经理维护' },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const WithPrefix: Story = { args: { label: '单价', prefix: '¥', precision: 2 } };

export const WithSuffix: Story = {
  args: { label: '完成时限', suffix: '个工作日', defaultValue: 5, min: 1, max: 30 },
};

export const WithSuffixFocused: Story = {
  args: WithSuffix.args!,
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const WithSuffixDisabled: Story = { args: { ...WithSuffix.args, disabled: true } };

export const Small: Story = {
  args: { label: '完成时限', suffix: '天', defaultValue: 5, size: 'small' },
};

export const LongText: Story = {
  args: {
    label: 'Price of one background check before tax and before any volume discount (CNY)',
    defaultValue: 9007199254740991,
    description: '以合同附件二《背景调查服务报价单》中的协议价为准，修改后仅对新订单生效',
  },
};

export const PastedFullWidth: Story = {
  args: { defaultValue: null, precision: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste('１，２３４．５');
    await userEvent.tab();

    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await expect(canvas.getByRole('spinbutton')).toHaveValue('1,234.50');
  },
};

export const BroughtWithinTheLimits: Story = {
  args: { label: '证明人人数', defaultValue: null, min: 1, max: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await userEvent.tab();

    await expect(canvas.getByRole('spinbutton')).toHaveValue('5');
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Unreadable: Story = {
  args: { defaultValue: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('三百');
    await userEvent.tab();

    await expect(canvas.getByRole('spinbutton')).toBeInvalid();
  },
};

export const SteppedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{PageDown}');

    await expect(args.onValueChange).toHaveBeenLastCalledWith(1271);
  },
};

export const RightToLeftWithAffixes: Story = {
  args: { label: '单价', prefix: '¥', suffix: '每单', precision: 2 },
  globals: { direction: 'rtl' },
};

export const RightToLeft: Story = {
  args: {
    label: '调整金额（元）',
    defaultValue: -1234567.5,
    precision: 2,
    required: true,
    description: '负数为退款',
  },
  globals: { direction: 'rtl' },
};
