import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress';
import { progressGuide } from './Progress.guide';

const meta = {
  component: Progress,
  args: { label: '正在导入候选人名单', value: 42 },
  parameters: { frame: { maxWidth: 358 }, guide: progressGuide },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {};

export const CountedInWords: Story = {
  args: { label: '数据核实', value: 7, max: 9, valueText: '已核实 7 项，共 9 项' },
};

export const NotStarted: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 100, tone: 'success', valueText: '已完成' } };

export const NearlyOverdue: Story = {
  args: { label: '背景调查时限', value: 4, max: 5, tone: 'warning', valueText: '还剩 1 个工作日' },
};

export const Failed: Story = {
  args: { value: 42, tone: 'danger', valueText: '第 14 行出错，已停止' },
};

export const Unknown: Story = { args: { label: '正在生成报告', value: undefined } };

export const Ring: Story = { args: { shape: 'ring', label: '报告完成度', value: 78 } };

export const RingUnknown: Story = {
  args: { shape: 'ring', label: '正在生成报告', value: undefined },
};

export const RingHiddenLabel: Story = {
  args: { shape: 'ring', label: '报告完成度', hideLabel: true, value: 78 },
};

export const LongText: Story = {
  args: {
    label:
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司_候选人名单_2026年11月.xlsx',
    value: 1284,
    max: 10_000,
    valueText: '1,284 / 10,000',
  },
};

export const RightToLeft: Story = { ...CountedInWords, globals: { direction: 'rtl' } };
