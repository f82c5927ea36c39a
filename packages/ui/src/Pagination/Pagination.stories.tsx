import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination';
import { paginationGuide } from './Pagination.guide';

const meta = {
  component: Pagination,
  parameters: { guide: paginationGuide },
  args: { page: 3, pageSize: 20, total: 1284, onChange: fn() },
  render: function Controlled(args) {
    const [choice, setChoice] = useState({ page: args.page, pageSize: args.pageSize });
    return (
      <Pagination
        {...args}
        {...choice}
        onChange={(next) => {
          setChoice(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { args: { page: 30 } };

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 65 } };

export const Empty: Story = { args: { page: 1, total: 0 } };

export const Many: Story = { args: { page: 4999, total: 1_000_000 } };

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = { args: { page: 30, loading: true } };

export const Narrow: Story = {
  parameters: { frame: { maxWidth: 358 } },
};

export const JumpsByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '999{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith({ page: 65, pageSize: 20 });
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
