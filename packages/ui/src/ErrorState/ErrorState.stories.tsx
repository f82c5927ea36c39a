import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState';

const meta = { component: ErrorState } satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = { args: { onRetry: fn() } };

export const Retrying: Story = { args: { onRetry: fn(), retrying: true } };

export const Final: Story = {
  args: { title: '没有权限查看该订单', description: '该订单属于“华南大区”。需要查看时，请联系主管开通。' },
};
