import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, TextArea } from '@mingjian/ui';
import { expect, fn, within } from 'storybook/test';
import { FindingForm } from './FindingForm';
import { jobRows, jobSuggestion, jobValue, pasteColumn, recordRows } from './FindingForm.fixtures';
import { findingFormGuide } from './FindingForm.guide';

const meta = {
  component: FindingForm,
  args: {
    label: '工作经历',
    rows: jobRows,
    onValueChange: fn(),
  },
  parameters: { guide: findingFormGuide, frame: { maxWidth: 960 } },
} satisfies Meta<typeof FindingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const LONG =
  '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司人事部门书面确认，与候选人所填一致，愿意再次录用。';

export const Blank: Story = {};

export const Filled: Story = { args: { defaultValue: jobValue, suggestion: jobSuggestion } };

export const Records: Story = {
  args: {
    label: '司法记录',
    rows: recordRows,
    dangerType: 2,
    suggestion: { level: 4, reason: '没有查到记录' },
  },
};

export const Suggested: Story = {
  args: { defaultValue: { ...jobValue, level: 4, levelReason: '' }, suggestion: jobSuggestion },
};

export const Adopted: Story = {
  args: { ...Suggested.args, defaultValue: { ...jobValue, level: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '采用建议' }));

    await expect(canvas.getByRole('radio', { name: /^黄/ })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: '采用建议' })).toBeNull();
  },
};

export const NoSuggestion: Story = { args: { suggestion: null } };

export const FilledByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: '单位：核实结果' }).focus();
    await userEvent.keyboard('=');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('2021-03 至 2024-05{Alt>}[Digit2]{/Alt}');

    await expect(canvas.getByRole('textbox', { name: '单位：核实结果' })).toHaveValue(
      '上海远景贸易有限公司',
    );
    const period = within(canvas.getByRole('group', { name: '任职时间：结论' }));
    await expect(period.getByRole('radio', { name: '略有出入' })).toBeChecked();
  },
};

export const ColumnPasted: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '职位：核实结果' });
    field.focus();
    pasteColumn(field, ['产品经理', '个人发展', '多出的一行']);

    await expect(await canvas.findByText('已粘贴到 2 行。')).toBeVisible();
    await expect(canvas.getByText('多出 1 行，没有粘贴。')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '离职原因：核实结果' })).toHaveValue(
      '个人发展',
    );
    await expect(field).toHaveFocus();
  },
};

export const WithNotes: Story = {
  args: {
    rows: jobRows.map((row) => ({ ...row, note: '向原单位人事部门核实' })),
    hint: 'Ctrl+回车提交审核',
    levelNote: <Alert tone="warning">红灯和黄灯应有证据：材料或联系记录。</Alert>,
  },
};

export const OwnFields: Story = {
  args: { children: <TextArea label="核实结论" rows={3} defaultValue="人事部门确认属实。" /> },
};

export const LevelInList: Story = { args: { ...Filled.args, levelForm: 'select' } };

export const OwnVerdicts: Story = {
  args: {
    verdicts: [
      { value: 1, label: '属实' },
      { value: 3, label: '不属实' },
    ],
  },
};

export const Invalid: Story = {
  args: {
    errors: {
      findings: { position: '请填写核实结果' },
      level: '请给出警示度',
      levelReason: '请写明理由',
    },
  },
};

export const ReadOnly: Story = { args: { ...Filled.args, readOnly: true } };

export const Disabled: Story = { args: { ...Filled.args, disabled: true } };

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = { args: { rows: [] } };

export const LongText: Story = {
  args: {
    rows: jobRows.map((row) => ({ ...row, claim: row.claim && LONG })),
    defaultValue: {
      ...jobValue,
      findings: { company: { finding: LONG, verdict: 1 }, period: { finding: LONG, verdict: 2 } },
    },
    suggestion: { level: 3, reason: LONG },
  },
};

export const Controlled: Story = {
  parameters: { looksLike: { story: 'Filled', reason: 'The value is stored by the parent.' } },
  args: { suggestion: jobSuggestion },
  render: function Parent({ label, rows, suggestion }) {
    const [value, setValue] = useState(jobValue);
    return (
      <FindingForm
        label={label}
        rows={rows}
        suggestion={suggestion}
        value={value}
        onValueChange={setValue}
      />
    );
  },
};

export const Middle: Story = { args: Filled.args!, parameters: { frame: { maxWidth: 680 } } };

export const Narrow: Story = { args: Filled.args!, parameters: { frame: { maxWidth: 340 } } };

export const RightToLeft: Story = { args: Filled.args!, globals: { direction: 'rtl' } };
