import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OtpField } from './OtpField';
import { otpFieldGuide } from './OtpField.guide';

const meta = {
  component: OtpField,
  args: { label: '短信验证码', defaultValue: '', onValueChange: fn(), onComplete: fn() },
  parameters: { guide: otpFieldGuide },
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { description: '已发送至 138 **** 8000，5 分钟内有效' } };

export const PartlyFilled: Story = { args: { defaultValue: '382' } };

export const Filled: Story = { args: { defaultValue: '382091' } };

export const Hovered: Story = {
  args: { defaultValue: '382' },
  parameters: { pseudo: { hover: ['div:has(> input)'] } },
};

export const Focused: Story = {
  args: { defaultValue: '382' },
  parameters: { pseudo: { focus: ['input'] } },
};

export const FocusedWhenFull: Story = {
  args: { defaultValue: '382091' },
  parameters: { pseudo: { focus: ['input'] } },
};

export const FourDigits: Story = { args: { length: 4, defaultValue: '38' } };

export const EightDigits: Story = { args: { length: 8, defaultValue: '38209' } };

export const Invalid: Story = {
  args: { defaultValue: '382091', error: '验证码不正确或已过期，请重新获取' },
};

export const Disabled: Story = { args: { defaultValue: '382091', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '请先填写候选人的手机号码' },
};

export const ReadOnly: Story = { args: { defaultValue: '382091', readOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Verification code sent to the mobile phone of the candidate',
    description:
      '验证码已发送至候选人在授权书中填写的手机号码；如 60 秒内没有收到，请检查短信拦截设置后重新获取。',
  },
  parameters: { frame: { maxWidth: 340 } },
};

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('38208');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onComplete).not.toHaveBeenCalled();

    await userEvent.keyboard('{Backspace}91');

    await expect(args.onComplete).toHaveBeenCalledWith('382091');
  },
  parameters: {
    looksLike: { story: 'FocusedWhenFull', reason: 'Typing fills the field and keeps the focus.' },
  },
};

export const RightToLeft: Story = {
  args: {
    defaultValue: '382',
    required: true,
    description: '已发送至 138 **** 8000，5 分钟内有效',
  },
  globals: { direction: 'rtl' },
};
