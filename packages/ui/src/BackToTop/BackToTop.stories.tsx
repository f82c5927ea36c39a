import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeleton } from '../Skeleton/Skeleton';
import { BackToTop, type BackToTopProps } from './BackToTop';
import { backToTopGuide } from './BackToTop.guide';

interface LongListProps extends BackToTopProps {
  /** @default 320 */
  height?: number | string;
}

/** A list that scrolls in its own box. */
function LongList({ height = 320, ...props }: LongListProps) {
  const listRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={listRef}
        role="region"
        aria-label="订单列表"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        style={{ height, overflow: 'auto' }}
      >
        <Skeleton lines={100} />
      </div>
      <BackToTop {...props} container={listRef} />
    </>
  );
}

const meta = {
  component: BackToTop,
  parameters: { guide: backToTopGuide },
  render: (args) => <LongList {...args} />,
} satisfies Meta<typeof BackToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};

export const FarDown: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('region').scrollTop = 900;

    await expect(await canvas.findByRole('button')).toBeVisible();
  },
};

/** As high as the window, so that the button lies over the list. */
export const OverTheList: Story = {
  ...FarDown,
  render: (args) => <LongList {...args} height="calc(100vh - 32px)" />,
};

export const GoesToTheTop: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region');
    list.scrollTop = 900;
    await canvas.findByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(list.scrollTop).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    await expect(list).toHaveFocus();
  },
};

export const Focused: Story = { ...FarDown, parameters: { pseudo: { focusVisible: ['button'] } } };

export const RightToLeft: Story = { ...FarDown, globals: { direction: 'rtl' } };
