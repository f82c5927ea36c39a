import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination';
import { paginationGuide } from './Pagination.guide';

const meta = {
  component: Pagination,
  parameters: { guide: paginationGuide },
  args: { defaultValue: { page: 3, pageSize: 20 }, total: 1284, onValueChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { args: { defaultValue: { page: 30, pageSize: 20 } } };

export const FirstPage: Story = { args: { defaultValue: { page: 1, pageSize: 20 } } };

export const LastPage: Story = { args: { defaultValue: { page: 65, pageSize: 20 } } };

export const Empty: Story = {
  args: { defaultValue: { page: 1, pageSize: 20 }, total: 0 },
};

export const Many: Story = {
  args: { defaultValue: { page: 4999, pageSize: 20 }, total: 1_000_000 },
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = {
  args: { defaultValue: { page: 30, pageSize: 20 }, loading: true },
};

export const Narrow: Story = {
  parameters: { frame: { maxWidth: 358 } },
};

export const JumpsByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '999{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith({ page: 65, pageSize: 20 });
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
