import type { Meta, StoryObj } from '@storybook/react-vite';
import { DonutChart } from './DonutChart';
import { donutChartGuide } from './DonutChart.guide';

const meta = {
  component: DonutChart,
  parameters: { guide: donutChartGuide },
  args: {
    title: '警示度',
    categories: ['绿', '黄', '红', '蓝'],
    values: [620, 140, 35, 80],
  },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shares: Story = {};

export const WholeOfZero: Story = { args: { values: [0, 0, 0, 0] } };

export const OneShare: Story = { args: { categories: ['绿'], values: [12] } };
