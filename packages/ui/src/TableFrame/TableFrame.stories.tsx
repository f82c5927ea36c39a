import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../EmptyState/EmptyState';
import { Table } from '../Table/Table';
import { orders } from '../Table/Table.fixtures';
import { TableFrame } from './TableFrame';

const meta = {
  component: TableFrame,
  args: { label: '订单', children: <Table>{orders}</Table> },
} satisfies Meta<typeof TableFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { args: { style: { maxWidth: 358 } } };

export const StickyHead: Story = { args: { style: { maxHeight: 140 } } };

export const Empty: Story = { args: { children: <EmptyState title="没有符合条件的订单" description="放宽条件再试。" /> } };
