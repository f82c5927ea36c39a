import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  component: SearchField,
  args: { label: '候选人', placeholder: '姓名、手机或订单编号', value: '', onValueChange: fn(), onSearch: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      args.onValueChange(next);
    };
    return <SearchField {...args} value={value} onValueChange={handleChange} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: '欧阳静怡' } };

export const Pending: Story = { args: { value: '欧阳静怡', pending: true } };

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const WithHelp: Story = { args: { description: '手机和证件号码按完整号码查找' } };

export const Invalid: Story = { args: { value: '王', error: '请输入至少 2 个字' } };

export const Disabled: Story = { args: { value: '欧阳静怡', disabled: true } };

export const ReadOnly: Story = { args: { value: '欧阳静怡', readOnly: true } };

export const LongText: Story = { args: { label: '公司', value: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司' } };

export const SearchedAndClearedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('BG2026111800421{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('BG2026111800421');

    await userEvent.keyboard('{Escape}');

    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
