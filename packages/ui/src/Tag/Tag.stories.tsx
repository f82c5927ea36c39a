import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag';
import { tagGuide } from './Tag.guide';

const meta = {
  component: Tag,
  args: { children: '闪调' },
  parameters: { guide: tagGuide },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const OrderStates: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Tag dot>未开始</Tag>
      <Tag dot tone="accent">
        调查中
      </Tag>
      <Tag dot tone="success">
        已完成
      </Tag>
      <Tag dot tone="warning">
        待补充
      </Tag>
      <Tag dot tone="danger">
        已超时
      </Tag>
      <Tag dot tone="notice">
        加急
      </Tag>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    dot: true,
    children: '等待候选人补充硕士阶段学历证书扫描件与学信网在线验证报告',
  },
  parameters: { frame: { width: 200 } },
};

export const RightToLeft: Story = { ...OrderStates, globals: { direction: 'rtl' } };
