import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@mingjian/ui';
import { expect, fn, screen } from 'storybook/test';
import { UserSelect } from './UserSelect';
import { formerColleague, load, resolve } from './UserSelect.fixtures';
import { userSelectGuide } from './UserSelect.guide';

const meta = {
  component: UserSelect,
  args: { label: '项目经理', load, resolve, onValueChange: fn() },
  parameters: { guide: userSelectGuide },
} satisfies Meta<typeof UserSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2' } };

export const FormerColleague: Story = { args: { defaultValue: formerColleague.id } };

export const UnknownUser: Story = { args: { defaultValue: 'nobody' } };

export const Resolving: Story = {
  args: { defaultValue: '2', resolve: async () => new Promise<never>(() => {}) },
};

export const ResolveFailed: Story = {
  args: { defaultValue: '2', resolve: async () => Promise.reject(new Error('网络连接失败')) },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: /林晓/ })).toBeVisible();
  },
};

export const SearchFailed: Story = {
  args: { load: async () => Promise.reject(new Error('网络连接失败')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option')).toBeVisible();
  },
};

export const Invalid: Story = { args: { required: true, error: '请选择项目经理' } };

export const Disabled: Story = { args: { defaultValue: '1', disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: '1', readOnly: true } };

export const SeveralFields: Story = {
  render: (args) => (
    <Stack gap="md">
      <UserSelect {...args} label="项目经理" defaultValue="1" />
      <UserSelect {...args} label="销售" defaultValue="2" />
      <UserSelect {...args} label="质检" defaultValue="left" />
    </Stack>
  ),
};

export const RightToLeft: Story = { args: { defaultValue: '1' }, globals: { direction: 'rtl' } };
