import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden';
import { visuallyHiddenGuide } from './VisuallyHidden.guide';

const meta = {
  component: VisuallyHidden,
  args: { children: '（必填）' },
  parameters: { guide: visuallyHiddenGuide },
} satisfies Meta<typeof VisuallyHidden>;

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

export const RightToLeft: Story = { ...BesideText, globals: { direction: 'rtl' } };
