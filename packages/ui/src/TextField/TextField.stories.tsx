import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = {
  component: TextField,
  args: { label: '候选人', placeholder: '姓名' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '欧阳静怡' } };

export const Required: Story = { args: { required: true, description: '与证件上的姓名一致' } };

export const Invalid: Story = { args: { defaultValue: '王', error: '请输入 2 到 30 个字' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '欧阳静怡' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'BG2026111800421' } };

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const LongText: Story = {
  args: { label: '签约主体', defaultValue: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司' },
};
