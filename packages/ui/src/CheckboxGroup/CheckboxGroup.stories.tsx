import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup';
import { checkboxGroupGuide } from './CheckboxGroup.guide';

const meta = {
  component: CheckboxGroup<string>,
  args: {
    label: '背调项目',
    options: [
      { value: 'identity', label: '身份核实' },
      { value: 'degree', label: '学历核实', description: '学信网，1 个工作日' },
      {
        value: 'work',
        label: '工作履历核实',
        description: '联系前任雇主的人事和直属上级，3 到 5 个工作日',
      },
      { value: 'court', label: '司法记录' },
    ],
    defaultValue: ['identity', 'work'],
    onValueChange: fn(),
  },
  parameters: { guide: checkboxGroupGuide },
} satisfies Meta<typeof CheckboxGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((label) => ({
  value: label,
  label,
}));

export const Vertical: Story = {};

export const Hovered: Story = {
  args: { defaultValue: [] },
  parameters: { pseudo: { hover: ['div:nth-child(2) > div > label > input'] } },
};

export const Focused: Story = {
  args: { defaultValue: ['degree'] },
  parameters: { pseudo: { focusVisible: [':checked'] } },
};

export const Empty: Story = { args: { defaultValue: [], required: true } };

export const Horizontal: Story = {
  args: { label: '可联系的日子', options: days, defaultValue: ['周六'], orientation: 'horizontal' },
};

export const WithAll: Story = { args: { withAll: true } };

export const AllPicked: Story = {
  args: { withAll: true, defaultValue: ['identity', 'degree', 'work', 'court'] },
};

export const HorizontalWithAll: Story = {
  args: {
    label: '可联系的日子',
    options: days,
    defaultValue: ['周六'],
    orientation: 'horizontal',
    withAll: true,
  },
};

export const Limited: Story = { args: { min: 1, max: 3, description: '套餐含 3 项，可另行加购' } };

export const MostPicked: Story = { args: { max: 2 } };

export const Invalid: Story = {
  args: { defaultValue: [], required: true, min: 1, error: '请至少选择一个背调项目' },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '订单已接单，背调项目请通过变更单调整' },
};

export const OneDisabled: Story = {
  args: {
    withAll: true,
    options: [
      { value: 'identity', label: '身份核实', disabled: true, description: '每个订单都包含' },
      { value: 'degree', label: '学历核实' },
    ],
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const ReadOnlyWhenPressed: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '司法记录' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '身份核实' }));

    await expect(canvas.getByRole('checkbox', { name: '司法记录' })).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: '身份核实' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    label: '授权范围',
    defaultValue: ['one'],
    options: [
      {
        value: 'one',
        label: '向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的学历、工作履历和诉讼信息',
      },
      {
        value: 'two',
        label:
          'Verification of overseas degrees with the National Student Clearinghouse and the issuing institution',
      },
    ],
  },
  parameters: { frame: { maxWidth: 340 } },
};

export const PickedByKeyboard: Story = {
  args: { withAll: true, defaultValue: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');

    await expect(args.onValueChange).toHaveBeenCalledWith(['identity']);
    await expect(canvas.getAllByRole('checkbox')[0]).toBePartiallyChecked();
  },
};

export const RightToLeft: Story = {
  args: { withAll: true, min: 1, max: 4, required: true, error: '请确认背调项目' },
  globals: { direction: 'rtl' },
};
