import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';

const meta = { component: EmptyState, args: { title: '还没有订单' } } satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithNextStep: Story = {
  args: { description: '客户下单后会出现在这里，也可以代客户创建。', action: <Button tone="primary">新增订单</Button> },
};

export const NoMatch: Story = {
  args: {
    icon: SearchX,
    title: '没有符合条件的订单',
    description: '当前筛选：签约主体“上海明鉴”，近 7 天。放宽条件再试。',
    action: <Button>重置筛选</Button>,
  },
};
