import type { Meta, StoryObj } from '@storybook/react-vite';
import { months, orderSeries } from './Chart.fixtures';
import { LineChart } from './LineChart';
import { lineChartGuide } from './LineChart.guide';

const meta = {
  component: LineChart,
  parameters: { guide: lineChartGuide },
  args: { title: '每月订单', categories: months, series: orderSeries },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const AgainstThePeriodBefore: Story = {
  args: {
    series: [
      { key: 'now', name: '本期', values: [120, 132, 101, 134, 90, 160] },
      { key: 'before', name: '上期', values: [100, 118, 96, 120, 104, 131], dashed: true },
    ],
  },
};

export const Gaps: Story = {
  args: { series: [{ key: 'orders', name: '订单', values: [12, null, 18, 20, null, 9] }] },
};

export const OnePoint: Story = {
  args: { categories: ['2026-06'], series: [{ key: 'orders', name: '订单', values: [12] }] },
};

const days = Array.from({ length: 10_000 }, (_, index) => String(index + 1));

export const TenThousandPoints: Story = {
  args: {
    categories: days,
    series: [
      {
        key: 'load',
        name: '请求',
        values: days.map((_, index) =>
          Math.round(500 + 300 * Math.sin(index / 300) + (index % 97)),
        ),
      },
    ],
  },
};

export const Empty: Story = { args: { series: [], categories: [] } };
