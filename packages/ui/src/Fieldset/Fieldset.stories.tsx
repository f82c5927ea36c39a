import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../TextField/TextField';
import { Fieldset } from './Fieldset';
import { fieldsetGuide } from './Fieldset.guide';

const meta = {
  component: Fieldset,
  parameters: { frame: { maxWidth: 358 }, guide: fieldsetGuide },
  args: {
    legend: '紧急联系人',
    children: (
      <>
        <TextField label="姓名" defaultValue="欧阳若兰" />
        <TextField label="手机" inputMode="tel" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {};

export const WithDescription: Story = { args: { description: '仅在联系不上本人时使用。' } };

export const Invalid: Story = {
  args: { description: '仅在联系不上本人时使用。', error: '请填写手机或邮箱，至少一项。' },
};

export const Disabled: Story = {
  args: { disabled: true, description: '候选人签署授权书后才能填写。' },
};

export const LongText: Story = {
  args: {
    legend: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司的人事联系人',
    description:
      '核实员会在工作日 9:00 至 18:00 致电，先说明来意与授权，再核实在职时间、职位与离职原因。',
    error: '请填写手机或邮箱，至少一项；座机请带区号与分机号，以便核实员在工作时间内联系到对方。',
  },
};

export const RightToLeft: Story = {
  args: { description: '仅在联系不上本人时使用。', error: '请填写手机或邮箱，至少一项。' },
  globals: { direction: 'rtl' },
};
