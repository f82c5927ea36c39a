import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Link } from '../Link/Link';
import { Skeleton } from '../Skeleton/Skeleton';
import { HoverCard } from './HoverCard';
import { candidateCard, companyCard } from './HoverCard.fixtures';
import { hoverCardGuide } from './HoverCard.guide';

const meta = {
  component: HoverCard,
  parameters: { guide: hoverCardGuide },
  args: {
    label: '候选人 欧阳静怡',
    content: candidateCard,
    children: <Link href="#candidate">欧阳静怡</Link>,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <p style={{ minHeight: 240, margin: 0 }}>
        候选人：
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ args, userEvent }) => {
  await userEvent.tab();

  await expect(await screen.findByRole('dialog', { name: args.label })).toBeVisible();
};

export const Closed: Story = {};

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link'));

    await expect(await screen.findByRole('dialog', { name: '候选人 欧阳静怡' })).toBeVisible();
  },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };

export const Open: Story = { play: openIt };

export const Loading: Story = { args: { content: <Skeleton lines={3} /> }, play: openIt };

export const LongText: Story = {
  args: {
    label: '签约主体',
    content: companyCard,
    children: (
      <Link href="#company">
        呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司
      </Link>
    ),
  },
  play: openIt,
};

export const PlacedBeside: Story = { args: { defaultOpen: true, placement: 'right-start' } };

export const ReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('dialog');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: '查看订单' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: '欧阳静怡' })).toHaveFocus();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: openIt };
