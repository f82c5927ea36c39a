import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from './Button';

const meta = {
  component: Button,
  args: { children: '查询', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Primary: Story = { args: { tone: 'primary', children: '接单' } };

export const Quiet: Story = { args: { tone: 'quiet', children: '重置' } };

export const Danger: Story = { args: { tone: 'danger', children: '取消订单' } };

export const WithIcon: Story = { args: { icon: <Search size={16} strokeWidth={1.5} aria-hidden /> } };

export const Loading: Story = { args: { tone: 'primary', loading: true, children: '接单' } };

export const Disabled: Story = { args: { disabled: true } };

export const Small: Story = { args: { size: 'small', children: '详情' } };

export const LongText: Story = { args: { children: '生成并出具背景调查报告 Generate and issue the background check report' } };
