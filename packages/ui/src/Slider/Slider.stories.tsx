import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider } from './Slider';
import { sliderGuide } from './Slider.guide';

const meta = {
  component: Slider,
  args: {
    label: '质检抽样比例',
    defaultValue: 30,
    onValueChange: fn(),
    valueText: (value) => `${value}%`,
  },
  parameters: { frame: { maxWidth: 360 }, guide: sliderGuide },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = (value: number) => `${value} 天`;

export const InTheMiddle: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };

export const AtTheLeast: Story = { args: { defaultValue: 0 } };

export const AtTheMost: Story = { args: { defaultValue: 100 } };

export const WithMarks: Story = {
  args: {
    label: '报告保留期',
    defaultValue: 90,
    min: 30,
    max: 365,
    step: 5,
    valueText: days,
    marks: [
      { value: 30, label: '30 天' },
      { value: 90, label: '一季' },
      { value: 180, label: '半年' },
      { value: 365, label: '一年' },
    ],
  },
};

export const NamedEnds: Story = {
  args: { label: '相似度', minLabel: '宽松', maxLabel: '严格', defaultValue: 80 },
};

export const Invalid: Story = {
  args: {
    defaultValue: 5,
    error: '抽样比例不能低于 10%',
    description: '低于 10% 时不能出具质检报告',
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = { args: { disabled: true, description: '由集团统一设置' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Share of finished background checks that are sampled for quality control every month',
    minLabel: 'No finished report is sampled',
    maxLabel: '每一份已完成的报告都抽检',
  },
};

export const MovesWithArrows: Story = {
  args: { step: 5 },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();

    for (const [key, value] of [
      ['ArrowRight', '35'],
      ['ArrowUp', '40'],
      ['ArrowLeft', '35'],
      ['ArrowDown', '30'],
      ['PageUp', '40'],
      ['PageDown', '30'],
      ['End', '100'],
      ['ArrowRight', '100'],
      ['Home', '0'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(slider).toHaveValue(value);
    }
  },
};

export const RightToLeft: Story = {
  args: { ...WithMarks.args, description: '到期后自动销毁' },
  globals: { direction: 'rtl' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(95);

    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(90);
  },
};

export const DisabledRightToLeft: Story = {
  args: { disabled: true },
  globals: { direction: 'rtl' },
};
