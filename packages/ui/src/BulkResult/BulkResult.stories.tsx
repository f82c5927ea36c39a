import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BulkResult } from './BulkResult';
import { acceptedOrders, importedRows } from './BulkResult.fixtures';

const meta = {
  component: BulkResult,
  args: { label: '批量接单', rows: acceptedOrders, onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BulkResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeFailed: Story = {};

export const AllSucceeded: Story = { args: { rows: acceptedOrders.filter((row) => row.outcome === 'succeeded') } };

export const Retrying: Story = { args: { retrying: true } };

export const NoRetry: Story = { render: ({ onRetry: _, ...args }) => <BulkResult {...args} /> };

export const Many: Story = { args: { label: '导入候选人', rows: importedRows } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};

export const FilteredByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');

    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByText('已由你接单。')).toBeVisible();
  },
};
