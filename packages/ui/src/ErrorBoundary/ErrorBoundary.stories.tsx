import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorState } from '../ErrorState/ErrorState';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
import { errorBoundaryGuide } from './ErrorBoundary.guide';

const meta = {
  component: ErrorBoundary,
  args: {
    fallback: (_error, retry) => <ErrorState title="这一部分出错了" onRetry={retry} />,
    children: '订单 BG2026111800421 的调查记录',
  },
  parameters: { guide: errorBoundaryGuide },
} satisfies Meta<ErrorBoundaryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

function Broken(): never {
  throw new Error('candidate is undefined');
}

const expectedErrors = ['candidate is undefined'];

export const Caught: Story = {
  args: { children: <Broken /> },
  parameters: { expectedErrors },
};

export const LongText: Story = {
  parameters: { expectedErrors },
  args: {
    children: <Broken />,
    fallback: (_error: unknown, retry: () => void) => (
      <ErrorState
        title="“呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司”的调查记录显示出错"
        onRetry={retry}
      />
    ),
  },
};
