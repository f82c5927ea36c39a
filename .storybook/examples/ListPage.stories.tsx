import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListPage } from './ListPage';

const meta = {
  title: 'Examples/List page',
  component: ListPage,
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {};

export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '候选人' }), '欧阳{Enter}');

    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(8);
    await expect(rows[0]).toHaveTextContent('欧阳静怡');
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '候选人' }), '诸葛{Enter}');

    await expect(canvas.getByText('没有符合条件的订单')).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择本页全部订单' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择订单 MJ20261116' }));

    await expect(canvas.getByRole('checkbox', { name: '选择本页全部订单' })).not.toBeChecked();
    await expect(canvas.getByText(/已选 9/)).toBeVisible();
  },
};
