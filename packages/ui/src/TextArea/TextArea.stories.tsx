import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { TextArea } from './TextArea';
import { textAreaGuide } from './TextArea.guide';

const remark =
  '候选人目前在职，请勿联系现任雇主。学历核实可直接通过学信网完成，证书编号已随订单上传。';

const meta = {
  component: TextArea,
  args: { label: '备注', placeholder: '给调查员的说明' },
  parameters: { frame: { maxWidth: 480 }, guide: textAreaGuide },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: remark } };

export const Hovered: Story = {
  args: { defaultValue: remark },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: remark },
  parameters: { pseudo: { focusVisible: true } },
};

export const Counted: Story = {
  args: { defaultValue: remark, count: true, maxLength: 200, description: '候选人看不到' },
};

export const Full: Story = {
  args: {
    label: '取消原因',
    rows: 2,
    defaultValue: '候选人已主动放弃该职位，客户要求停止背调。',
    count: true,
    maxLength: 21,
    error: '请写明取消由谁提出，这决定是否退款',
  },
};

export const Invalid: Story = {
  args: { label: '差异说明', error: '请说明候选人所述与证明人所述的差异' },
};

export const Warning: Story = {
  args: {
    label: '差异说明',
    defaultValue: '任职时间相差三个月。',
    note: { tone: 'warning', text: '没有提到证明人的说法，客户可能会追问' },
    count: true,
    maxLength: 200,
  },
};

export const Success: Story = {
  args: {
    label: '差异说明',
    description: '客户能在报告里看到',
    defaultValue: '候选人称 2021 年 3 月入职，证明人确认为 6 月，以离职证明上的日期为准。',
    note: { tone: 'success', text: '没有敏感信息' },
    count: true,
    maxLength: 200,
  },
};

export const Loading: Story = {
  args: {
    label: '差异说明',
    defaultValue: '任职时间相差三个月。',
    note: { tone: 'checking', text: '正在检查有没有敏感信息' },
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: remark } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, defaultValue: remark, description: '订单已完成，备注不能再改' },
};

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: remark } };

export const LongText: Story = {
  args: {
    label: 'Referee’s statement',
    defaultValue:
      `${remark}\n`.repeat(6) +
      'https://verify.example.com/certificates/2026/11/18/BG2026111800421/0123456789abcdef0123456789abcdef',
  },
};

export const GrowsWithItsText: Story = {
  args: { autoGrow: true, rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.tab();
    await expect(area).toHaveFocus();

    await userEvent.keyboard(
      '学历{Enter}工作履历{Enter}司法记录{Enter}金融违规{Enter}商业利益冲突',
    );

    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};

export const TypedByKeyboard: Story = {
  args: { count: true, maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('证明人已于十一月十八日电话确认任职时间');

    await expect(canvas.getByText('19 / 20')).toBeVisible();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const KeepsWhatIsBeingComposed: Story = {
  args: { count: true, maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.tab();
    await fireEvent.compositionStart(area);
    await fireEvent.compositionUpdate(area, { data: 'zaizhi' });
    await fireEvent.input(area, { target: { value: 'zaizhi' }, isComposing: true });
    await fireEvent.keyDown(area, { key: 'Enter', isComposing: true });
    await expect(area).toHaveValue('zaizhi');

    await fireEvent.input(area, { target: { value: '在职' }, isComposing: true });
    await fireEvent.compositionEnd(area, { data: '在职' });

    await expect(area).toHaveValue('在职');
    await expect(canvas.getByText('2 / 20')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    defaultValue: remark,
    count: true,
    maxLength: 200,
    required: true,
    description: '候选人看不到',
    error: '请说明差异',
  },
  globals: { direction: 'rtl' },
};
