import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link';
import { Checkbox } from './Checkbox';
import { checkboxGuide } from './Checkbox.guide';

const meta = {
  component: Checkbox,
  args: { label: '包含已取消的订单' },
  parameters: { guide: checkboxGuide },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = { args: { label: '全选本页', indeterminate: true } };

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = {
  args: { defaultChecked: true },
  parameters: { pseudo: { focusVisible: true } },
};

export const WithHelp: Story = { args: { description: '取消的订单不计入进度和费用' } };

export const Invalid: Story = {
  args: {
    label: '我已阅读并同意《个人信息处理授权书》',
    required: true,
    error: '请先同意，再提交',
  },
};

export const Warning: Story = {
  args: {
    defaultChecked: true,
    note: { tone: 'warning', text: '另有 128 个已取消的订单，导出约需 2 分钟' },
  },
};

export const LabelWithLink: Story = {
  args: {
    label: (
      <>
        我已阅读并同意<Link href="#authorisation">《个人信息处理授权书》</Link>
      </>
    ),
    required: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/我已阅读并同意/));

    await expect(
      canvas.getByRole('checkbox', { name: /^我已阅读并同意\s?《个人信息处理授权书》$/ }),
    ).toBeChecked();
    await expect(canvas.getByRole('link', { name: '《个人信息处理授权书》' })).toBeVisible();
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const ReadOnlyChecked: Story = {
  args: { readOnly: true, defaultChecked: true, description: '由集团统一设置' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));

    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '当前视图由团队共享，只有创建人可以更改' },
};

export const HiddenLabel: Story = { args: { label: '选择 欧阳静怡 的订单', hideLabel: true } };

export const LongText: Story = {
  args: {
    label:
      '我已阅读并同意《个人信息处理授权书》，授权明鉴在本次背景调查范围内向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的信息。',
  },
  parameters: { frame: { maxWidth: 360 } },
};

export const CheckedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();

    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { defaultChecked: true, description: '取消的订单不计入进度和费用' },
  globals: { direction: 'rtl' },
};

export const IndeterminateRightToLeft: Story = {
  args: { label: '全选本页', indeterminate: true },
  globals: { direction: 'rtl' },
};
