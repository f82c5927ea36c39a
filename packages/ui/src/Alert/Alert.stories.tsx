import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Alert } from './Alert';
import { alertGuide } from './Alert.guide';

const meta = {
  component: Alert,
  args: { tone: 'info', children: '报告出具后，候选人信息将在 180 天后脱敏。' },
  parameters: { guide: alertGuide },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', children: '候选人已完成授权，可以开始核实。' },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '订单即将超时',
    children: '距约定交付还有 6 个工作小时，仍有 2 项未核实。',
  },
};

export const Danger: Story = {
  args: { tone: 'danger', children: '账号或密码不正确，还可以再试 4 次。' },
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    children: '3 份材料等待你的复核。',
    action: <Button size="small">去复核</Button>,
  },
};

export const LongText: Story = {
  args: {
    tone: 'danger',
    title: '有 2 条记录未能导入',
    children:
      '第 14 行“签约主体”不在客户名录中：呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司；第 27 行身份证号校验位不正确。请修改后重新上传整个文件，已成功的记录不会重复导入。',
  },
};

export const ActionBelow: Story = {
  args: {
    tone: 'danger',
    title: '有 2 条记录未能导入',
    children: '其余 1,282 条已保存。修改后只需重新上传失败的行。',
    action: <Button size="small">下载失败的 2 行</Button>,
  },
  parameters: { frame: { maxWidth: 300 } },
};

export const RightToLeft: Story = { ...WithAction, globals: { direction: 'rtl' } };
