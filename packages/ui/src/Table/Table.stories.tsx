import type { Meta, StoryObj } from '@storybook/react-vite';
import { TableFrame } from '../TableFrame/TableFrame';
import { Table } from './Table';
import { orders } from './Table.fixtures';

const meta = {
  component: Table,
  args: { children: orders },
  decorators: [
    (Story) => (
      <TableFrame label="订单">
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
