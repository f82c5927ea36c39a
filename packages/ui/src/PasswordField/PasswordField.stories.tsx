import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  component: PasswordField,
  args: { label: '密码', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: '8 到 20 位，含字母和数字' } };

export const Filled: Story = { args: { defaultValue: 'mingjian2026' } };

export const Invalid: Story = { args: { defaultValue: '1234', error: '密码不正确，还可以再试 4 次' } };

export const Disabled: Story = { args: { defaultValue: 'mingjian2026', disabled: true } };

export const Revealed: Story = {
  args: { defaultValue: 'mingjian2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);

    await expect(canvas.getByDisplayValue('mingjian2026')).toHaveAttribute('type', 'text');
  },
};
