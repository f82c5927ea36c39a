import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './BarChart';
import { barChartGuide } from './BarChart.guide';
import { months, orderSeries } from './Chart.fixtures';

const meta = {
  component: BarChart,
  parameters: { guide: barChartGuide },
  args: { title: '每月订单', categories: months, series: orderSeries },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {};

export const Stacked: Story = { args: { stacked: true } };

export const AgainstThePeriodBefore: Story = {
  args: {
    series: [
      { key: 'now', name: '本期', values: [120, 132, 101, 134, 90, 160] },
      { key: 'before', name: '上期', values: [100, 118, 96, 120, 104, 131], dashed: true },
    ],
  },
};

export const Horizontal: Story = { args: { horizontal: true } };

export const Money: Story = {
  args: {
    format: 'money',
    series: [{ key: 'amount', name: '金额', values: [12_345_600, 23_456_700, 9_876_500] }],
    categories: months.slice(0, 3),
  },
};

export const Negative: Story = {
  args: {
    series: [{ key: 'change', name: '增减', values: [40, -20, 0, 15, -35, 60] }],
  },
};

export const ManySeries: Story = {
  args: {
    series: ['基础', '标准', '深度', '高管', '闪调', '其他'].map((name, index) => ({
      key: name,
      name,
      values: months.map((_, month) => 20 + ((index * 7 + month * 5) % 40)),
    })),
  },
};

export const OverlongLabels: Story = {
  args: {
    horizontal: true,
    categories: ['月亮码头跨境供应链数字化综合服务与产业协同有限公司', '青苔茶'],
    series: [{ key: 'orders', name: '订单', values: [18, 9] }],
  },
};

export const Focused: Story = {
  args: { hrefOf: ({ category }) => `#${category}` },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /表格|Table/ }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

export const Empty: Story = { args: { series: [], categories: [] } };

export const Loading: Story = { args: { loading: true } };

export const Failed: Story = { args: { error: '网络连接失败', onRetry: () => undefined } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
