import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './Sparkline';

const meta = {
  component: Sparkline,
  args: { title: '近七天订单', values: [12, 18, 9, 22, 30, 26, 31] },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};

export const Flat: Story = { args: { values: [5, 5, 5, 5] } };

export const Gaps: Story = { args: { values: [5, null, 8, 12, null, 3] } };
