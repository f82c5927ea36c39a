import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/Icon';
import { TextField } from './TextField';
import { textFieldGuide } from './TextField.guide';

const meta = {
  component: TextField,
  args: { label: '候选人', placeholder: '姓名' },
  parameters: { frame: { maxWidth: 320 }, guide: textFieldGuide },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '欧阳静怡' } };

export const Hovered: Story = {
  args: { defaultValue: '欧阳静怡' },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: '欧阳静怡' },
  parameters: { pseudo: { focusVisible: true } },
};

export const Required: Story = { args: { required: true, description: '与证件上的姓名一致' } };

export const Invalid: Story = { args: { defaultValue: '王', error: '请输入 2 到 30 个字' } };

export const InvalidFocused: Story = {
  args: Invalid.args!,
  parameters: { pseudo: { focusVisible: true } },
};

export const Warning: Story = {
  args: {
    label: '手机',
    defaultValue: '138 0000 0421',
    note: { tone: 'warning', text: '另有 2 位候选人用这个号码，请确认没有填错' },
  },
};

export const Success: Story = {
  args: {
    label: '身份证号',
    defaultValue: '310101199306180421',
    description: '与证件一致',
    note: { tone: 'success', text: '与姓名相符' },
  },
};

export const Loading: Story = {
  args: {
    label: '身份证号',
    defaultValue: '310101199306180421',
    note: { tone: 'checking', text: '正在核对身份证号与姓名' },
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '欧阳静怡' } };

export const DisabledTellsWhy: Story = {
  args: {
    disabled: true,
    defaultValue: '欧阳静怡',
    description: '候选人已签署授权书，姓名不能再改',
  },
};

export const ReadOnly: Story = {
  args: { label: '订单编号', readOnly: true, defaultValue: 'BG2026111800421' },
};

export const HiddenLabel: Story = { args: { hideLabel: true } };

const phone = { label: '手机', prefix: '+86', placeholder: '11 位号码' };

export const WithPrefix: Story = { args: phone };

export const WithSuffix: Story = {
  args: { label: '企业邮箱', suffix: '@mingjian.cn', defaultValue: 'ouyang' },
};

export const WithIcon: Story = {
  args: { label: '邮箱', prefix: <Icon icon={Mail} />, defaultValue: 'ouyang@mingjian.cn' },
};

export const WithPrefixHovered: Story = { args: phone, parameters: { pseudo: { hover: true } } };

export const WithPrefixFocused: Story = {
  args: phone,
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const WithPrefixInvalid: Story = {
  args: { ...phone, defaultValue: '138 0000', error: '请输入 11 位手机号码' },
};

export const WithPrefixDisabled: Story = {
  args: { ...phone, defaultValue: '138 0000 0421', disabled: true },
};

export const WithPrefixReadOnly: Story = {
  args: { ...phone, defaultValue: '138 0000 0421', readOnly: true },
};

export const Clearable: Story = {
  args: { clearable: true, defaultValue: '欧阳静怡', onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(清除|Clear )候选人$/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();

    await userEvent.keyboard('欧阳');

    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const ClearFocused: Story = {
  args: { clearable: true, defaultValue: '欧阳静怡', suffix: '女' },
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const Small: Story = { args: { size: 'small', defaultValue: '欧阳静怡' } };

export const Large: Story = { args: { size: 'large', defaultValue: '欧阳静怡' } };

export const LongText: Story = {
  args: {
    label: '签约主体',
    defaultValue: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
    description:
      '与营业执照上的名称一致；更名后请上传工商变更通知书 (Notice of Change of Registration)，审核通过后更新。',
  },
};

export const RightToLeft: Story = {
  args: { required: true, defaultValue: '欧阳静怡 Jenny', error: '与证件上的姓名不一致' },
  globals: { direction: 'rtl' },
};

export const RightToLeftWithAffixes: Story = {
  args: { ...phone, suffix: '已验证', defaultValue: '138 0000 0421', clearable: true },
  globals: { direction: 'rtl' },
};

export const TypedByKeyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: '候选人' })).toHaveFocus();

    await userEvent.keyboard('欧阳静怡');

    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('textbox')).toHaveValue('欧阳静怡');
  },
};
