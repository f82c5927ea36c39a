import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Timeline } from './Timeline';
import { timelineGuide } from './Timeline.guide';
import { orderEvents } from './Timeline.fixtures';

const meta = {
  component: Timeline,
  args: { label: '订单动态', items: orderEvents },
  parameters: { frame: { maxWidth: 640 }, guide: timelineGuide },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {};

export const WithDots: Story = { args: { items: orderEvents.map(({ icon: _, ...item }) => item) } };

export const OneItem: Story = { args: { items: orderEvents.slice(-1) } };

export const InACard: Story = {
  render: (args) => (
    <Card title="订单动态">
      <Timeline {...args} />
    </Card>
  ),
};

export const LongText: Story = {
  args: {
    items: [
      {
        key: 'entity',
        time: '2026-11-20 16:42',
        title:
          '签约主体由“上海明鉴”改为“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”',
        content:
          'https://mingjian.example/orders/MJ202611170003/reports/candidate-background-verification-report-final-v12.pdf',
        tone: 'accent',
      },
      ...orderEvents,
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 326 }}>
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
