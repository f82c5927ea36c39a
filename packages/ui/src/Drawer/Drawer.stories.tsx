import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Drawer } from './Drawer';

const meta = {
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    open: true,
    onClose: fn(),
    label: '界面设置',
    children: (
      <SegmentedControl
        label="密度"
        value="standard"
        onValueChange={fn()}
        options={[
          { value: 'compact', label: '紧凑' },
          { value: 'standard', label: '标准' },
          { value: 'roomy', label: '宽松' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = {};

export const AtTheStart: Story = { args: { side: 'start', label: '导航' } };
