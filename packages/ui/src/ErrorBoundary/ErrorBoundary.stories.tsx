import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from '../ErrorState/ErrorState';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';

const meta = {
  component: ErrorBoundary,
  args: {
    fallback: (_error, retry) => <ErrorState title="这一部分出错了" onRetry={retry} />,
    children: '订单 BG2026111800421 的调查记录',
  },
} satisfies Meta<ErrorBoundaryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

function Broken(): never {
  throw new Error('candidate is undefined');
}

export const Caught: Story = { args: { children: <Broken /> } };
