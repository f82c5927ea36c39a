import type { Meta, StoryObj } from '@storybook/react-vite';
import { VersionDiff } from './VersionDiff';
import { remark } from './VersionDiff.fixtures';
import { versionDiffGuide } from './VersionDiff.guide';

const meta = {
  component: VersionDiff,
  args: remark,
  parameters: { guide: versionDiffGuide, frame: { maxWidth: 720 } },
} satisfies Meta<typeof VersionDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};

export const Sides: Story = {
  args: { view: 'sides', beforeLabel: 'V1.0', afterLabel: 'V1.1' },
};

export const Added: Story = { args: { before: '', view: 'sides' } };

export const Removed: Story = { args: { after: '' } };

export const Same: Story = { args: { after: remark.before } };

export const LongText: Story = {
  args: { before: remark.before.repeat(6), after: remark.after.repeat(6), view: 'sides' },
};

export const Narrow: Story = { args: { view: 'sides' }, parameters: { frame: { maxWidth: 320 } } };

export const RightToLeft: Story = { args: { view: 'sides' }, globals: { direction: 'rtl' } };
