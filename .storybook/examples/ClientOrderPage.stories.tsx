import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClientOrderPage } from './ClientOrderPage';

const meta = {
  title: 'Examples/Client order page',
  component: ClientOrderPage,
} satisfies Meta<typeof ClientOrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verifying: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
