import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ScrollArea } from './ScrollArea';
import { scrollAreaGuide } from './ScrollArea.guide';

const names = ['欧阳静怡', '陈思远', '李想', '阿依古丽·买买提', 'Alexandra Whitfield'];

const rows = (count: number) => (
  <ol style={{ margin: 0, paddingBlock: 8 }}>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>{names[index % names.length]} · 授权书已签署</li>
    ))}
  </ol>
);

const height = { '--mj-scroll-area-height': '200px', maxWidth: 420 } as CSSProperties;

const meta = {
  component: ScrollArea,
  parameters: { guide: scrollAreaGuide },
  args: { label: '已授权的候选人', children: rows(30), style: height },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheTop: Story = {};

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    region.scrollTop = 120;

    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-edges', 'top bottom'));
  },
};

export const Fits: Story = {
  args: { children: rows(3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Sideways: Story = {
  args: {
    orientation: 'horizontal',
    label: '进度',
    children: (
      <div style={{ width: 900, paddingBlock: 16 }}>
        信息收集 → 授权 → 学历核实 → 工作经历核实 → 证明人访谈 → 司法记录 → 报告审核 → 出具报告
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    region.scrollLeft = 100;

    await waitFor(() => expect(region.parentElement).toHaveAttribute('data-edges', 'start end'));
  },
};

export const BothWays: Story = {
  args: { orientation: 'both', children: <div style={{ width: 900 }}>{rows(30)}</div> },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['[role="region"]'] } } };

export const LongText: Story = {
  args: {
    label: '个人信息处理授权书',
    children: Array.from({ length: 8 }, (_, index) => (
      <p key={index}>
        {index + 1}.
        本人授权上海明鉴人力资源信息技术服务有限公司华东分公司在本次背景调查范围内，向教育部学历认证中心、前任雇主及公开司法渠道核实本人提供的信息。
      </p>
    )),
  },
};

export const Many: Story = { args: { children: rows(1000) } };

export const ScrollsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: '已授权的候选人' });

    await userEvent.tab();

    await expect(region).toHaveFocus();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};

export const RightToLeft: Story = { args: { ...BothWays.args }, globals: { direction: 'rtl' } };
