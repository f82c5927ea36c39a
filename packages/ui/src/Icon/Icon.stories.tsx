import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileSearch } from 'lucide-react';
import { Icon } from './Icon';
import { iconGuide } from './Icon.guide';

const meta = {
  component: Icon,
  args: { icon: FileSearch },
  parameters: { guide: iconGuide },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <Icon {...args} />
      查看报告
    </span>
  ),
};

export const Alone: Story = { args: { size: 20 } };

export const RightToLeft: Story = { ...BesideText, globals: { direction: 'rtl' } };
