import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar';
import { avatarGuide } from './Avatar.guide';

const meta = {
  component: Avatar,
  args: { name: '欧阳静怡' },
  parameters: { guide: avatarGuide },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="tan"/><path d="M1 8a3 3 0 0 1 6 0" fill="teal"/><circle cx="4" cy="3.2" r="1.6" fill="linen"/></svg>',
  );

export const ChineseName: Story = {};

export const LatinName: Story = { args: { name: 'Maria da Silva' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const WithPicture: Story = { args: { src: portrait } };

export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken' },
  parameters: {
    looksLike: {
      story: 'ChineseName',
      reason: 'A picture that cannot be shown is replaced by the name.',
    },
  },
};

export const LongText: Story = { args: { name: '阿卜杜热合曼·买买提吐尔逊' } };

export const BesideTheName: Story = {
  args: { 'aria-hidden': true },
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Avatar {...args} /> 欧阳静怡
    </span>
  ),
};

export const RightToLeft: Story = { ...BesideTheName, globals: { direction: 'rtl' } };
