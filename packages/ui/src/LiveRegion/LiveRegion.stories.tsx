import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button';
import { createAnnouncements } from './announcements';
import { LiveRegion } from './LiveRegion';
import { liveRegionGuide } from './LiveRegion.guide';

const meta = {
  component: LiveRegion,
  args: { announcements: createAnnouncements() },
  parameters: { guide: liveRegionGuide },
  render: (args) => (
    <>
      <Button onClick={() => args.announcements.announce('已加载 20 条订单')}>加载更多</Button>
      <LiveRegion {...args} />
    </>
  ),
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};

export const Announces: Story = {
  args: { announcements: createAnnouncements() },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(screen.getByText('已加载 20 条订单').parentElement).toHaveAttribute(
      'role',
      'status',
    );
  },
};
