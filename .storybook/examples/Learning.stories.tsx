import type { Meta, StoryObj } from '@storybook/react-vite';
import { Learning } from './Learning';

const meta = {
  title: 'Examples/Learning',
  component: Learning,
} satisfies Meta<typeof Learning>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {};

export const Loading: Story = { args: { state: 'loading' } };

export const Empty: Story = { args: { state: 'empty' } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
