import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeatChart } from './HeatChart';
import { heatChartGuide } from './HeatChart.guide';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}`);
const weekdays = ['一', '二', '三', '四', '五', '六', '日'];

const meta = {
  component: HeatChart,
  parameters: { guide: heatChartGuide },
  args: {
    title: '下单时间',
    categories: hours,
    series: weekdays.map((name, day) => ({
      key: name,
      name: `周${name}`,
      values: hours.map((_, hour) =>
        day > 4 ? hour % 5 : Math.max(0, 40 - Math.abs(hour - 11) * 6 + ((day * 3 + hour) % 7)),
      ),
    })),
  },
} satisfies Meta<typeof HeatChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WeekAndHour: Story = {};
