import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './Heading';
import { headingGuide } from './Heading.guide';

const meta = {
  component: Heading,
  args: { level: 2, children: '背景调查报告' },
  parameters: { guide: headingGuide },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { level: 1 } };

export const SecondLevel: Story = {};

export const Title: Story = { args: { level: 3 } };

export const QuietFirstLevel: Story = { args: { level: 1, size: 'title' } };

export const LongText: Story = {
  args: {
    level: 1,
    children:
      '上海明鉴人力资源信息技术服务有限公司华东分公司候选人 Maria da Silva 的背景调查报告 Background Check Report of the East China Branch',
  },
};

export const RightToLeft: Story = { ...LongText, globals: { direction: 'rtl' } };
