import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './ProgressLine';

const meta = { component: ProgressLine, args: { active: true } } satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Idle: Story = { args: { active: false } };
