import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Steps } from './Steps';
import { stepsGuide } from './Steps.guide';
import { orderSteps } from './Steps.fixtures';

const meta = {
  component: Steps,
  parameters: { frame: { maxWidth: 1100 }, guide: stepsGuide },
  args: { label: '订单进度', steps: orderSteps(6) },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NineSteps: Story = {};

export const FirstStep: Story = { args: { steps: orderSteps(1) } };

export const AllDone: Story = { args: { steps: orderSteps(10) } };

export const Failed: Story = {
  args: {
    steps: orderSteps(8).map((step) =>
      step.key === 'step8' ? { ...step, state: 'failed', note: '退回 2 处' } : step,
    ),
  },
};

export const Small: Story = { args: { size: 'small' } };

export const SmallFailed: Story = {
  args: {
    size: 'small',
    steps: orderSteps(3).map(({ note: _, ...step }) =>
      step.key === 'step3' ? { ...step, state: 'failed' } : step,
    ),
  },
};

export const Loading: Story = {
  args: {
    steps: orderSteps(6).map((step) =>
      step.state === 'current' ? { ...step, state: 'loading', note: '已核实 7 / 9 项' } : step,
    ),
  },
};

export const Selectable: Story = {
  args: { defaultValue: 'step4', onValueChange: fn() },
};

export const Narrow: Story = {
  args: { steps: orderSteps(8) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation').getBoundingClientRect();
    const step = canvas.getByText('报告审核').getBoundingClientRect();

    await expect(step.left).toBeGreaterThanOrEqual(bar.left);
    await expect(step.right).toBeLessThanOrEqual(bar.right);
  },
};

export const LongText: Story = {
  args: {
    steps: orderSteps(3).map((step) => ({
      ...step,
      label: step.key === 'step3' ? '等待候选人在线签署个人信息处理授权书' : step.label,
    })),
  },
};

export const Hovered: Story = {
  args: { value: 'step4', onValueChange: fn() },
  parameters: { pseudo: { hover: ['button'] } },
};

export const Focused: Story = {
  args: { value: 'step4', onValueChange: fn() },
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
