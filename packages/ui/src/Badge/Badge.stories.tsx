import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar';
import { IconButton } from '../IconButton/IconButton';
import { Badge } from './Badge';
import { badgeGuide } from './Badge.guide';

const meta = {
  component: Badge,
  args: { label: '未读消息', count: 5 },
  parameters: { frame: { padding: 12 }, guide: badgeGuide },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheLine: Story = { render: (args) => <p>待审核 {<Badge {...args} />}</p> };

export const OnAnIcon: Story = {
  args: { children: <IconButton label="消息" icon={Bell} tone="neutral" /> },
};

export const OverTheLimit: Story = {
  args: { count: 1284, children: <IconButton label="消息" icon={Bell} tone="neutral" /> },
};

export const Zero: Story = { args: { count: 0, showZero: true, tone: 'neutral' } };

export const HiddenAtZero: Story = { args: { count: 0, children: <Avatar name="欧阳静怡" /> } };

export const Dot: Story = {
  args: { label: '有新的材料', children: <Avatar name="欧阳静怡" /> },
  render: ({ count: _, ...args }) => <Badge {...args} />,
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <Badge {...args} tone="danger" />
      <Badge {...args} tone="accent" />
      <Badge {...args} tone="neutral" />
      <Badge label="有更新" tone="danger" />
      <Badge label="有更新" tone="accent" />
      <Badge label="有更新" tone="neutral" />
    </div>
  ),
};

export const LongText: Story = {
  args: { label: '条操作日志', count: 128_400, max: 999_999, tone: 'neutral' },
  render: (args) => <p>操作日志 {<Badge {...args} />}</p>,
};

export const RightToLeft: Story = { ...OverTheLimit, globals: { direction: 'rtl' } };
