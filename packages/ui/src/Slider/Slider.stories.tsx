import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Slider } from './Slider';

const meta = {
  component: Slider,
  args: { label: '质检抽样比例', value: 30, onValueChange: fn(), valueText: (value) => `${value}%` },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: number) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <Slider {...args} value={value} onValueChange={handleChange} />;
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const days = (value: number) => `${value} 天`;

export const InTheMiddle: Story = {};

export const AtTheLeast: Story = { args: { value: 0 } };

export const AtTheMost: Story = { args: { value: 100 } };

export const WithMarks: Story = {
  args: {
    label: '报告保留期',
    value: 90,
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

export const NamedEnds: Story = { args: { label: '相似度', minLabel: '宽松', maxLabel: '严格', value: 80 } };

export const Invalid: Story = { args: { value: 5, error: '抽样比例不能低于 10%', description: '低于 10% 时不能出具质检报告' } };

export const Disabled: Story = { args: { disabled: true, description: '由集团统一设置' } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Share of finished background checks that are sampled for quality control every month',
    minLabel: 'No finished report is sampled',
    maxLabel: '每一份已完成的报告都抽检',
  },
};

export const Focused: Story = {
  args: { step: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('slider')).toHaveFocus();
    await expect(canvas.getByRole('slider')).toHaveAttribute('step', '5');
  },
};
