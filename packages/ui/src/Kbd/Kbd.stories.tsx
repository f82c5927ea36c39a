import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd';

const meta = { component: Kbd, args: { keys: 'Mod+K', platform: 'other' } } satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneShortcut: Story = {};

export const OnAMac: Story = { args: { platform: 'mac', keys: 'Mod+Shift+ArrowUp' } };

export const InASentence: Story = {
  render: () => (
    <p>
      按 <Kbd keys="/" platform="other" /> 搜索订单，按 <Kbd keys="Mod+Enter" platform="other" /> 提交，按{' '}
      <Kbd keys="Escape" platform="other" /> 关闭。
    </p>
  ),
};
