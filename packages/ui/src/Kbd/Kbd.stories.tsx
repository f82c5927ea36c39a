import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd';
import { kbdGuide } from './Kbd.guide';

const meta = {
  component: Kbd,
  args: { keys: 'Mod+K', platform: 'other' },
  parameters: { guide: kbdGuide },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneShortcut: Story = {};

export const OnAMac: Story = { args: { platform: 'mac', keys: 'Mod+Shift+ArrowUp' } };

export const InASentence: Story = {
  render: () => (
    <p>
      按 <Kbd keys="/" platform="other" /> 搜索订单，按 <Kbd keys="Mod+Enter" platform="other" />{' '}
      提交，按 <Kbd keys="Escape" platform="other" /> 关闭。
    </p>
  ),
};

export const LongText: Story = {
  args: { keys: 'Ctrl+Alt+Shift+PageDown' },
  render: (args) => (
    <p style={{ maxWidth: 200 }}>
      转到下一个待审核的订单：
      <Kbd {...args} />
    </p>
  ),
};

export const RightToLeft: Story = { ...InASentence, globals: { direction: 'rtl' } };
