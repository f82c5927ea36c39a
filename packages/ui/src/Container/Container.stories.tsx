import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Container } from './Container';
import { containerGuide } from './Container.guide';

const meta = {
  component: Container,
  parameters: { guide: containerGuide },
  args: { children: <Card title="候选人">欧阳静怡，产品总监，授权已签署。</Card> },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

// The largest container is wider than the window of the pictures.
const frame = { zoom: 0.75 };

export const Large: Story = { parameters: { frame } };

export const Medium: Story = { args: { size: 'medium' } };

export const Small: Story = { args: { size: 'small' } };

export const FullWidth: Story = { args: { size: 'full' }, parameters: { frame } };

export const LongText: Story = {
  args: {
    size: 'small',
    children:
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司 2026 年度背景调查服务协议',
  },
};

export const RightToLeft: Story = { args: { size: 'small' }, globals: { direction: 'rtl' } };
