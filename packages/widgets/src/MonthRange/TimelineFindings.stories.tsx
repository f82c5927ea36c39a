import type { Meta, StoryObj } from '@storybook/react-vite';
import { jobs } from './MonthRange.fixtures';
import { TimelineFindings } from './TimelineFindings';
import { timelineFindingsGuide } from './TimelineFindings.guide';

const meta = {
  component: TimelineFindings,
  args: { today: '2026-11-24', rows: jobs },
  parameters: { guide: timelineFindingsGuide, frame: { maxWidth: 520 } },
} satisfies Meta<typeof TimelineFindings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GapAndOverlap: Story = {};

export const OnlyLongGaps: Story = { args: { minGap: 3 } };

export const LongText: Story = { parameters: { frame: { maxWidth: 240 } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
