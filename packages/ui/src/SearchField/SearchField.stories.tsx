import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { SearchField } from './SearchField';
import { searchFieldGuide } from './SearchField.guide';

const meta = {
  component: SearchField,
  args: {
    label: '候选人',
    placeholder: '姓名、手机或订单编号',
    defaultValue: '',
    onValueChange: fn(),
    onSearch: fn(),
  },
  parameters: { frame: { maxWidth: 320 }, guide: searchFieldGuide },
} satisfies Meta<typeof SearchField>;

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
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const ClearFocused: Story = {
  args: { defaultValue: '欧阳静怡' },
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const Loading: Story = { args: { defaultValue: '欧阳静怡', loading: true } };

export const HiddenLabel: Story = { args: { hideLabel: true } };

export const WithHelp: Story = { args: { description: '手机和证件号码按完整号码查找' } };

export const Invalid: Story = { args: { defaultValue: '王', error: '请输入至少 2 个字' } };

export const Disabled: Story = { args: { defaultValue: '欧阳静怡', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '没有查看候选人的权限，请联系集团管理员' },
};

export const ReadOnly: Story = { args: { defaultValue: '欧阳静怡', readOnly: true } };

export const LongText: Story = {
  args: {
    label: '公司',
    defaultValue: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
  },
};

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

export const KeepsWhatIsBeingComposed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.tab();
    await fireEvent.compositionStart(input);
    await fireEvent.compositionUpdate(input, { data: 'ouyang' });
    await fireEvent.input(input, { target: { value: 'ouyang' }, isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
    await expect(input).toHaveValue('ouyang');

    await fireEvent.input(input, { target: { value: '欧阳' }, isComposing: true });
    await fireEvent.compositionEnd(input, { data: '欧阳' });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onSearch).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');

    await expect(args.onSearch).toHaveBeenCalledWith('欧阳');
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '欧阳静怡', required: true },
  globals: { direction: 'rtl' },
};
