import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderPage } from './OrderPage';

const meta = {
  title: 'Examples/Order page',
  component: OrderPage,
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InReport: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
