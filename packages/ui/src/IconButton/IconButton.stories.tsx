import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from './IconButton';

const meta = {
  component: IconButton,
  args: { label: '刷新列表', icon: RefreshCw, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Neutral: Story = { args: { tone: 'neutral' } };

export const Small: Story = { args: { size: 'small' } };

export const Pressed: Story = { args: { 'aria-pressed': true, label: '显示列设置' } };

export const Disabled: Story = { args: { tone: 'neutral', disabled: true } };

export const TellsItsNameOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: '刷新列表' })).toHaveFocus();
    await expect(await screen.findByText('刷新列表')).toBeVisible();
  },
};
