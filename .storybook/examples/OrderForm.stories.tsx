import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OrderForm } from './OrderForm';

const meta = {
  title: 'Examples/Order form',
  component: OrderForm,
} satisfies Meta<typeof OrderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /手机/ }), '1380000');
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));

    await waitFor(() => expect(canvas.getByText(/有 3 项/)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /手机/ })).toHaveValue('1380000');
    await userEvent.click(canvas.getByRole('link', { name: '请输入姓名' }));
    await expect(canvas.getByRole('textbox', { name: /姓名/ })).toHaveFocus();
  },
};

export const Done: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /姓名/ }), '欧阳静怡');
    await userEvent.type(canvas.getByRole('textbox', { name: /手机/ }), '13800002046');
    await userEvent.click(canvas.getByRole('radio', { name: /标准版/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交订单' }));

    await expect(await canvas.findByText('欧阳静怡 会收到授权短信')).toBeVisible();
  },
};
