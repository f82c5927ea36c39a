import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { Button } from '../Button/Button';
import { EmptyState } from './EmptyState';
import { emptyStateGuide } from './EmptyState.guide';

const meta = {
  component: EmptyState,
  args: { title: '还没有订单' },
  parameters: { guide: emptyStateGuide },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithNextStep: Story = {
  args: {
    description: '客户下单后会出现在这里，也可以代客户创建。',
    action: <Button tone="primary">新增订单</Button>,
  },
};

export const NoMatch: Story = {
  args: {
    icon: SearchX,
    title: '没有符合条件的订单',
    description: '当前筛选：签约主体“上海明鉴”，近 7 天。放宽条件再试。',
    action: <Button>重置筛选</Button>,
  },
};

export const Picture: Story = { args: { ...WithNextStep.args, picture: 'empty' } };

export const FirstStepPicture: Story = { args: { ...WithNextStep.args, picture: 'start' } };

export const MissingPicture: Story = { args: { ...NoMatch.args, picture: 'missing' } };

export const LongText: Story = {
  args: {
    title:
      '签约主体“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”还没有订单',
    description:
      '该主体的合同 HT-2024-000381 于 2026-11-01 生效，客户下单后会出现在这里；也可以代客户创建，或先导入候选人名单，由客户确认套餐后统一下单。',
    action: <Button tone="primary">代客户创建订单</Button>,
  },
};

export const RightToLeft: Story = { ...WithNextStep, globals: { direction: 'rtl' } };
