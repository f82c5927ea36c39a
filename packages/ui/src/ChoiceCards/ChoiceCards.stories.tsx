import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch, GraduationCap, UserRoundSearch } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { ChoiceCards } from './ChoiceCards';
import { choiceCardsGuide } from './ChoiceCards.guide';

const meta = {
  component: ChoiceCards<string>,
  args: {
    label: '背调套餐',
    options: [
      {
        value: 'basic',
        title: '基础版',
        icon: FileSearch,
        description: '身份、司法记录，1 个工作日',
      },
      {
        value: 'standard',
        title: '标准版',
        icon: GraduationCap,
        description: '另含学历和一段工作履历，3 个工作日',
      },
      {
        value: 'full',
        title: '深度版',
        icon: UserRoundSearch,
        description: '另含两位证明人访谈和商业利益冲突，5 个工作日',
      },
    ],
    defaultValue: 'standard',
    onValueChange: fn(),
  },
  parameters: { frame: { maxWidth: 760 }, guide: choiceCardsGuide },
} satisfies Meta<typeof ChoiceCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ['label:first-child'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: [':checked'] } } };

export const Empty: Story = {
  args: { defaultValue: null, required: true, description: '创建后可以升级，不能降级' },
};

export const Invalid: Story = {
  args: { defaultValue: null, required: true, error: '请选择背调套餐' },
};

export const DisabledTellsWhy: Story = {
  args: {
    options: [
      {
        value: 'basic',
        title: '基础版',
        icon: FileSearch,
        description: '身份、司法记录，1 个工作日',
      },
      {
        value: 'full',
        title: '深度版',
        icon: UserRoundSearch,
        description: '另含两位证明人访谈，5 个工作日',
        disabledReason: '该客户的合同不含此套餐',
      },
    ],
    defaultValue: 'basic',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const TitlesOnly: Story = {
  args: {
    options: ['中文报告', '英文报告', '双语报告'].map((title) => ({ value: title, title })),
    label: '报告语言',
    defaultValue: '双语报告',
  },
};

export const WithPrices: Story = {
  args: {
    options: [
      {
        value: 'basic',
        title: '基础版',
        note: '¥298.00',
        description: '另含学历和一段工作履历，3 个工作日',
      },
      {
        value: 'standard',
        title: '标准版',
        note: '¥598.00',
        description: '另含两位证明人访谈，5 个工作日',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    options: [
      {
        value: 'standard',
        title: 'Standard screening for regulated financial institutions',
        icon: GraduationCap,
        description:
          '适用于《银行保险机构关联交易管理办法》规定的岗位：身份、学历、金融违规、司法记录、商业利益冲突及两段工作履历核实',
      },
      { value: 'basic', title: '基础版', icon: FileSearch },
    ],
  },
};

export const MovesWithArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onValueChange).toHaveBeenCalledWith('full');
    await expect(canvas.getByRole('radio', { name: '深度版' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { required: true, description: '创建后可以升级，不能降级' },
  globals: { direction: 'rtl' },
};
