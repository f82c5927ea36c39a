import type { Meta, StoryObj } from '@storybook/react-vite';
import { FunnelChart } from './FunnelChart';
import { funnelChartGuide } from './FunnelChart.guide';

const meta = {
  component: FunnelChart,
  parameters: { guide: funnelChartGuide },
  args: {
    title: '订单进度',
    categories: ['下单', '授权', '提交', '核实', '报告'],
    values: [1_200, 1_080, 960, 930, 905],
  },
} satisfies Meta<typeof FunnelChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {};

export const SmallRest: Story = { args: { values: [12_000, 4_000, 60, 8, 0] } };
