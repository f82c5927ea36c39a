import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import { IconButton } from './IconButton';
import { iconButtonGuide } from './IconButton.guide';

const meta = {
  component: IconButton,
  args: { label: '刷新列表', icon: RefreshCw, onClick: fn() },
  parameters: { guide: iconButtonGuide },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Neutral: Story = { args: { tone: 'neutral' } };

export const Small: Story = { args: { size: 'small' } };

export const Pressed: Story = { args: { 'aria-pressed': true, label: '显示列设置' } };

export const PressedNeutral: Story = {
  args: { 'aria-pressed': true, tone: 'neutral', label: '显示列设置' },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = {
  args: { tone: 'neutral' },
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const Disabled: Story = { args: { tone: 'neutral', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { tone: 'neutral', disabledReason: '刷新太频繁，请 10 秒后再试' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('button', { name: '刷新列表' })).toHaveAccessibleDescription(
      '刷新太频繁，请 10 秒后再试',
    );
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { args: { tone: 'neutral' }, globals: { direction: 'rtl' } };

export const TellsItsNameOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: '刷新列表' })).toHaveFocus();
    await expect(await screen.findByText('刷新列表')).toBeVisible();
  },
};
