import type { Meta, StoryObj } from '@storybook/react-vite';
import { DetailPage } from './DetailPage';

const meta = {
  title: 'Examples/Detail page',
  component: DetailPage,
} satisfies Meta<typeof DetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Order: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
