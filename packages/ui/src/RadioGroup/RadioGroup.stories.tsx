import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup';
import { radioGroupGuide } from './RadioGroup.guide';

const meta = {
  component: RadioGroup<string>,
  args: {
    label: '信息收集方式',
    options: [
      {
        value: 'candidate',
        label: '由候选人填写',
        description: '向候选人发送授权链接，本人填写并签署授权书',
      },
      { value: 'customer', label: '由客户填写', description: '适合已有完整简历和授权书的订单' },
      { value: 'later', label: '稍后决定' },
    ],
    defaultValue: 'candidate',
    onValueChange: fn(),
  },
  parameters: { guide: radioGroupGuide },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const yesOrNo = {
  label: '是否联系现任雇主',
  options: ['是', '否', '候选人同意后'].map((label) => ({ value: label, label })),
  defaultValue: '否',
};

export const Vertical: Story = {};

export const Horizontal: Story = { args: { ...yesOrNo, orientation: 'horizontal' } };

export const Hovered: Story = {
  parameters: { pseudo: { hover: ['div:nth-child(2) > label > input'] } },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: [':checked'] } } };

export const Empty: Story = {
  args: { defaultValue: null, required: true, description: '创建后不能更改' },
};

export const Invalid: Story = {
  args: {
    ...yesOrNo,
    defaultValue: null,
    orientation: 'horizontal',
    error: '请选择是否联系现任雇主',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '候选人已开始填写，不能再更改' },
};

export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'candidate', label: '由候选人填写' },
      {
        value: 'supplier',
        label: '由供应商填写',
        disabled: true,
        description: '该客户没有开通供应商协作',
      },
    ],
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const HiddenLabel: Story = {
  args: { ...yesOrNo, orientation: 'horizontal', hideLabel: true },
};

export const LongText: Story = {
  args: {
    label: '签约主体',
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
        description: '统一社会信用代码 91150724MA0PXYZ00X',
      },
      {
        value: 'en',
        label:
          'Mingjian International Background Verification and Employment Screening Services (Hong Kong) Limited',
      },
    ],
  },
  parameters: { frame: { maxWidth: 340 } },
};

export const MovesWithArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    await expect(args.onValueChange).toHaveBeenCalledWith('customer');
    await expect(canvas.getByRole('radio', { name: '由客户填写' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { required: true, description: '创建后不能更改' },
  globals: { direction: 'rtl' },
};
