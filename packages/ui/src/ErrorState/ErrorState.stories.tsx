import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState';
import { errorStateGuide } from './ErrorState.guide';

const meta = { component: ErrorState, parameters: { guide: errorStateGuide } } satisfies Meta<
  typeof ErrorState
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { args: { onRetry: fn() } };

export const Retrying: Story = { args: { onRetry: fn(), loading: true } };

export const Final: Story = {
  args: {
    title: '没有权限查看该订单',
    description: '该订单属于“华南大区”。需要查看时，请联系主管开通。',
  },
};

export const LongText: Story = {
  args: {
    title: '“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”的发票未能加载',
    description:
      '税务系统没有应答（请求编号 7f3a-20261121-0930-c1b2-4e88）。已开具的发票不受影响，请稍后重试，或联系财务并提供请求编号。',
    onRetry: fn(),
  },
};

export const RightToLeft: Story = { ...WithRetry, globals: { direction: 'rtl' } };
