import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar';

const meta = { component: Avatar, args: { name: '欧阳静怡' } } satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="3" r="1.5"/><path d="M1 8a3 3 0 0 1 6 0"/></svg>',
  );

export const ChineseName: Story = {};

export const LatinName: Story = { args: { name: 'Maria da Silva' } };

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const WithPicture: Story = { args: { src: portrait } };

export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
