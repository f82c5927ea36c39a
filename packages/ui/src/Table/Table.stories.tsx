import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TableFrame } from '../TableFrame/TableFrame';
import { Table } from './Table';
import { tableGuide } from './Table.guide';
import {
  lockedOrders,
  longOrders,
  manyOrders,
  orders,
  selectableOrders,
  tonedOrders,
} from './Table.fixtures';

const meta = {
  component: Table,
  args: { children: orders },
  parameters: { guide: tableGuide },
  decorators: [
    (Story) => (
      <TableFrame label="订单" style={{ maxHeight: 420 }}>
        <Story />
      </TableFrame>
    ),
  ],
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const Compact: Story = { args: { density: 'compact' } };

export const Roomy: Story = { args: { density: 'roomy' } };

export const Hovered: Story = {
  parameters: { pseudo: { hover: ['tbody tr:nth-child(3)', 'th:nth-child(5) button'] } },
};

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['th:nth-child(5) button'] } },
};

export const Selected: Story = { args: { children: selectableOrders } };

export const OneDisabled: Story = { args: { children: lockedOrders } };

export const DisabledTellsWhy: Story = {
  ...OneDisabled,
  parameters: { pseudo: { hover: ['tbody tr:nth-child(2)'] } },
};

export const RowTones: Story = { args: { children: tonedOrders } };

export const Many: Story = { args: { children: manyOrders, density: 'compact' } };

export const LongText: Story = { args: { children: longOrders } };

export const SortsByKeyboard: Story = {
  render: function Sorted(args) {
    const [isAscending, setAscending] = useState(false);
    return (
      <Table {...args}>
        <thead>
          <tr>
            <th scope="col">候选人</th>
            <th scope="col" aria-sort={isAscending ? 'ascending' : 'descending'}>
              <button type="button" onClick={() => setAscending(!isAscending)}>
                创建时间
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>欧阳静怡</td>
            <td>2026-11-18 14:20</td>
          </tr>
        </tbody>
      </Table>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '创建时间' }).focus();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('columnheader', { name: '创建时间' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('button', { name: '创建时间' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
