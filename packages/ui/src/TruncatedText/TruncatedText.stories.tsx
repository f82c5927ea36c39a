import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { TruncatedText } from './TruncatedText';
import { truncatedTextGuide } from './TruncatedText.guide';

const meta = {
  component: TruncatedText,
  args: { children: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司' },
  parameters: { frame: { width: 240, paddingBlockStart: 64 }, guide: truncatedTextGuide },
} satisfies Meta<typeof TruncatedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fits: Story = {
  args: { children: '上海明鉴' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上海明鉴')).not.toHaveAttribute('tabindex');
  },
};

export const LongText: Story = {};

export const KeptEnd: Story = {
  args: {
    keepEnd: 10,
    children:
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司离职证明（盖章扫描件）.pdf',
  },
};

export const TwoLines: Story = {
  args: {
    lines: 2,
    children:
      '候选人目前在职，请勿联系现任雇主。学历核实可直接通过学信网完成，工作经历从 2019 年起核实，之前的经历由客户自行核对。',
  },
};

export const Focused: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();

    await expect(await screen.findAllByText(args.children)).toHaveLength(2);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
