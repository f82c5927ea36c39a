import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './ProgressLine';
import { progressLineGuide } from './ProgressLine.guide';

const meta = {
  component: ProgressLine,
  args: { loading: true },
  parameters: { guide: progressLineGuide },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Idle: Story = { args: { loading: false } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: {
    looksLike: {
      story: 'Active',
      reason: 'The pictures have reduced motion, where the bar fills the line in both directions.',
    },
  },
};
