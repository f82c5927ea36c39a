import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button';
import { Tooltip } from './Tooltip';
import { tooltipGuide } from './Tooltip.guide';

const meta = {
  component: Tooltip,
  parameters: { frame: { padding: '48px 96px' }, guide: tooltipGuide },
  args: { content: '约定交付前 6 个工作小时', children: <Button>即将超时</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

export const OnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('约定交付前 6 个工作小时');
  },
};

export const PlacedBeside: Story = { args: { defaultOpen: true, placement: 'right' } };

export const HiddenByEscape: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');

    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    content:
      '由 王晓明 于 2026-11-18 14:20 标记：候选人目前在职，请勿联系现任雇主；学历核实可直接通过学信网完成。',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();

    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } };
