import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';

const meta = { component: VisuallyHidden, args: { children: '（必填）' } } satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  render: (args) => (
    <p style={{ position: 'relative' }}>
      候选人姓名
      <VisuallyHidden {...args} />
    </p>
  ),
};
