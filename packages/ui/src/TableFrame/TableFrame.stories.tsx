import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorState } from '../ErrorState/ErrorState';
import { Skeleton } from '../Skeleton/Skeleton';
import { Table } from '../Table/Table';
import { orders } from '../Table/Table.fixtures';
import { TableFrame } from './TableFrame';
import { tableFrameGuide } from './TableFrame.guide';

const meta = {
  component: TableFrame,
  args: { label: '订单', children: <Table>{orders}</Table> },
  parameters: { guide: tableFrameGuide },
} satisfies Meta<typeof TableFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { args: { style: { maxWidth: 358 } } };

export const StickyHead: Story = { args: { style: { maxHeight: 140 } } };

export const Empty: Story = {
  args: { children: <EmptyState title="没有符合条件的订单" description="放宽条件再试。" /> },
};

export const Loading: Story = { args: { 'aria-busy': true, children: <Skeleton lines={6} /> } };

export const Failed: Story = {
  args: {
    children: (
      <ErrorState
        title="订单没有加载出来"
        description="网络连接中断，请检查后重试。"
        onRetry={() => {}}
      />
    ),
  },
};

export const Focused: Story = {
  args: { style: { maxHeight: 140 } },
  parameters: { pseudo: { focusVisible: ['[role="region"]'] } },
};

export const ReachedByKeyboard: Story = {
  args: { style: { maxHeight: 140 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('region', { name: '订单' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...Narrow, globals: { direction: 'rtl' } };
