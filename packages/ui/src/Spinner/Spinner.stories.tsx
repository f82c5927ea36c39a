import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';
import { spinnerGuide } from './Spinner.guide';

const meta = { component: Spinner, parameters: { guide: spinnerGuide } } satisfies Meta<
  typeof Spinner
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const BesideWords: Story = {
  args: { decorative: true },
  render: (args) => (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Spinner {...args} />
      正在核对身份证号
    </span>
  ),
};

export const InALargeText: Story = { args: { style: { fontSize: 32 } } };

export const RightToLeft: Story = { ...BesideWords, globals: { direction: 'rtl' } };
