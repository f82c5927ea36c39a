import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton, SkeletonBlock } from './Skeleton';
import { skeletonGuide } from './Skeleton.guide';

const meta = {
  component: Skeleton,
  parameters: { guide: skeletonGuide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }} aria-busy>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {};

export const OneLine: Story = { args: { lines: 1 } };

export const CardOfACandidate: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <SkeletonBlock width={48} height={48} />
      <div style={{ flex: 1 }}>
        <Skeleton lines={2} />
      </div>
    </div>
  ),
};
