import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BulkResult } from './BulkResult';
import { bulkResultGuide } from './BulkResult.guide';
import { acceptedOrders, importedRows } from './BulkResult.fixtures';

const meta = {
  component: BulkResult,
  args: { label: '批量接单', rows: acceptedOrders, onRetry: fn() },
  parameters: { frame: { maxWidth: 760 }, guide: bulkResultGuide },
} satisfies Meta<typeof BulkResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeFailed: Story = {};

export const AllSucceeded: Story = {
  args: { rows: acceptedOrders.filter((row) => row.outcome === 'succeeded') },
};

export const Retrying: Story = { args: { loading: true } };

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

export const Hovered: Story = {
  parameters: { pseudo: { hover: ['tbody tr:first-child', 'button'] } },
};

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['[role="region"]', 'button'] } },
};

export const Pressed: Story = {
  parameters: { pseudo: { hover: ['button'], active: ['button'] } },
};

export const LongText: Story = {
  args: {
    label: '批量转派给 呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
    rows: acceptedOrders.map((row) => ({
      ...row,
      label: `${row.label}，上海明鉴人力资源信息技术服务有限公司华东分公司`,
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
