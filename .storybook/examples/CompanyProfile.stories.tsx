import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompanyProfile } from './CompanyProfile';

const meta = {
  title: 'Examples/Company profile',
  component: CompanyProfile,
} satisfies Meta<typeof CompanyProfile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Company: Story = {};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};
