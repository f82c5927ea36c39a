import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link';
import { linkGuide } from './Link.guide';

const meta = {
  component: Link,
  parameters: { guide: linkGuide },
  args: { href: '#orders', children: 'BG2026111800421' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Quiet: Story = { args: { tone: 'quiet', children: '欧阳静怡' } };

export const InText: Story = {
  render: (args) => (
    <p>
      候选人已补充学历材料，请在 <Link {...args} /> 中复核后再出具报告。
    </p>
  ),
};

export const LongText: Story = {
  args: {
    children:
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司 2026 年度背景调查服务协议',
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['a'] } } };

export const QuietHovered: Story = {
  args: { tone: 'quiet', children: '欧阳静怡' },
  parameters: { pseudo: { hover: ['a'] } },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
