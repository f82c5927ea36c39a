import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { PasswordField } from './PasswordField';
import { passwordFieldGuide } from './PasswordField.guide';

const meta = {
  component: PasswordField,
  args: { label: '密码', autoComplete: 'current-password' },
  parameters: { frame: { maxWidth: 320 }, guide: passwordFieldGuide },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '8 到 20 位，含字母和数字' } };

export const Filled: Story = { args: { defaultValue: 'mingjian2026' } };

export const Hovered: Story = {
  args: { defaultValue: 'mingjian2026' },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: 'mingjian2026' },
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const RevealFocused: Story = {
  args: { defaultValue: 'mingjian2026' },
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const Required: Story = {
  args: { required: true, description: '8 到 20 位，含字母和数字' },
};

export const Invalid: Story = {
  args: { defaultValue: '1234', error: '密码不正确，还可以再试 4 次' },
};

export const Disabled: Story = { args: { defaultValue: 'mingjian2026', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: {
    defaultValue: 'mingjian2026',
    disabled: true,
    description: '账号由企业微信登录，密码请在企业微信中修改',
  },
};

export const ReadOnly: Story = { args: { defaultValue: 'mingjian2026', readOnly: true } };

export const LongText: Story = {
  args: {
    label: 'Password of the account that signs the report',
    defaultValue:
      'correct horse battery staple, then 上海明鉴人力资源信息技术服务有限公司华东分公司',
    description:
      '至少 8 位；与过去 5 次使用过的密码不同；不能包含姓名、手机号码或公司名称中连续 4 个以上的字符。',
  },
};

export const Revealed: Story = {
  args: { defaultValue: 'mingjian2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(canvas.getByDisplayValue('mingjian2026')).toHaveAttribute('type', 'text');
  },
};

export const CapsLockIsOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await fireEvent.keyDown(canvas.getByLabelText('密码'), { key: 'A', modifierCapsLock: true });

    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const RevealedByKeyboard: Story = {
  args: { defaultValue: 'mingjian2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();

    await userEvent.keyboard(' ');
    await expect(canvas.getByDisplayValue('mingjian2026')).toHaveAttribute('type', 'text');

    await userEvent.keyboard(' ');
    await expect(canvas.getByDisplayValue('mingjian2026')).toHaveAttribute('type', 'password');
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: 'mingjian2026', required: true, error: '密码不正确，还可以再试 4 次' },
  globals: { direction: 'rtl' },
};
