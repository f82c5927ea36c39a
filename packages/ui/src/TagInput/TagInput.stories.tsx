import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { TagInput } from './TagInput';
import { tagInputGuide } from './TagInput.guide';

const meta = {
  component: TagInput,
  args: {
    label: '重点关注',
    placeholder: '输入后按回车，可一次粘贴多个',
    defaultValue: ['失信被执行人', '竞业限制', '劳动仲裁'],
    onValueChange: fn(),
  },
  parameters: { frame: { maxWidth: 420 }, guide: tagInputGuide },
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Hovered: Story = { parameters: { pseudo: { hover: ['div:has(> input)'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };

export const RemoveFocused: Story = {
  parameters: { pseudo: { focusVisible: ['li:first-child button'] } },
};

export const Empty: Story = { args: { defaultValue: [] } };

export const Required: Story = {
  args: { defaultValue: [], required: true, description: '调查员会逐项核实' },
};

export const Invalid: Story = { args: { defaultValue: ['无'], error: '请写明具体事项，或留空' } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '订单已进入调查，重点关注不能再改' },
};

export const ReadOnly: Story = { args: { readOnly: true } };

export const LongText: Story = {
  args: {
    defaultValue: [
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
      'Non-compete agreement with former employer',
    ],
  },
};

export const Many: Story = {
  args: {
    label: '候选人手机',
    defaultValue: Array.from(
      { length: 24 },
      (_, index) => `138 0013 80${String(index).padStart(2, '0')}`,
    ),
  },
};

export const DuplicateRefused: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '竞业限制{Enter}');

    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const LimitReached: Story = {
  args: { max: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '学历造假{Enter}');

    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('textbox')).toHaveValue('学历造假');
  },
};

export const EditedByKeyboard: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('诉讼{Enter}失信，执行{Enter}{Backspace}');

    await expect(args.onValueChange).toHaveBeenLastCalledWith(['诉讼', '失信']);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const KeepsWhatIsBeingComposed: Story = {
  args: { defaultValue: [] },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await fireEvent.compositionStart(input);
    await fireEvent.compositionUpdate(input, { data: 'su,song' });
    await fireEvent.input(input, { target: { value: 'su,song' }, isComposing: true });
    await fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(input).toHaveValue('su,song');

    await fireEvent.input(input, { target: { value: '诉讼' }, isComposing: true });
    await fireEvent.compositionEnd(input, { data: '诉讼' });
    await fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    await expect(args.onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith(['诉讼']);
  },
};

export const RightToLeft: Story = {
  args: {
    label: '候选人手机',
    defaultValue: ['138 0013 8000', '186 2100 4521', '未提供'],
    required: true,
    description: '可一次粘贴多个',
  },
  globals: { direction: 'rtl' },
};
