import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLight } from './StatusLight';
import { statusLightGuide } from './StatusLight.guide';

const meta = {
  component: StatusLight,
  args: { tone: 'active', children: '核实中' },
  parameters: { guide: statusLightGuide },
} satisfies Meta<typeof StatusLight>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const EveryState: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 8 }}>
      <StatusLight tone="neutral">未开始</StatusLight>
      <StatusLight tone="active">核实中</StatusLight>
      <StatusLight tone="success">已核实，与候选人所述一致</StatusLight>
      <StatusLight tone="warning">材料待补充</StatusLight>
      <StatusLight tone="danger">与学信网记录不符</StatusLight>
      <StatusLight tone="paused">候选人要求暂停</StatusLight>
    </div>
  ),
};

export const LongText: Story = {
  args: { tone: 'warning', children: '等待候选人补充硕士阶段学历证书扫描件与学信网在线验证报告' },
  parameters: { frame: { width: 200 } },
};

export const RightToLeft: Story = { ...EveryState, globals: { direction: 'rtl' } };
