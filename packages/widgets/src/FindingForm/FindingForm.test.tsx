import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../../../ui/src/internal/testing/conformance';
import { FindingForm, type FindingFormProps } from '.';
import { jobRows, jobSuggestion, jobValue } from './FindingForm.fixtures';

const SHEET = '<table><tr><td>1</td></tr></table>';

function renderForm(props: Partial<FindingFormProps> = {}) {
  const onValueChange = vi.fn();
  render(<FindingForm label="工作经历" rows={jobRows} onValueChange={onValueChange} {...props} />);
  return { onValueChange, last: () => onValueChange.mock.lastCall![0] as typeof jobValue };
}
const finding = (label: string) => screen.getByRole('textbox', { name: `${label}：核实结果` });
const verdicts = (label: string) => within(screen.getByRole('group', { name: `${label}：结论` }));
const focus = (element: HTMLElement) => act(() => element.focus());
const paste = (element: HTMLElement, lines: readonly string[], html = SHEET) =>
  fireEvent.paste(element, {
    clipboardData: {
      getData: (type: string) => (type === 'text/html' ? html : lines.join('\r\n')),
    },
  });

describe('FindingForm', () => {
  conforms(FindingForm, { props: { label: '工作经历', rows: jobRows } });

  it('has a named group for each row, with claim, finding and verdict', () => {
    renderForm({ defaultValue: jobValue });

    const row = within(screen.getByRole('group', { name: '任职时间' }));
    expect(row.getByText('2021-03 至 2024-06')).toBeVisible();
    expect(row.getByRole('textbox')).toHaveValue('2021-03 至 2024-05');
    expect(row.getByRole('radio', { checked: true })).toHaveAccessibleName('略有出入');
    expect(
      within(screen.getByRole('group', { name: '离职原因' })).getByText('未要求填写'),
    ).toBeVisible();
  });

  it('copies a claim into an empty finding by "=", which a filled one takes as a letter', async () => {
    const { last } = renderForm();
    focus(finding('单位'));

    await userEvent.keyboard('=');
    expect(last().findings.company).toEqual({ finding: '上海远景贸易有限公司', verdict: 1 });
    expect(await screen.findByText('单位：与申报一致', { selector: 'span' })).toBeInTheDocument();
    await userEvent.keyboard('=');
    expect(last().findings.company?.finding).toBe('上海远景贸易有限公司=');

    focus(finding('离职原因'));
    await userEvent.keyboard('=');
    expect(finding('离职原因')).toHaveValue('');
  });

  it('sets a verdict by Alt and a digit in the finding, or the digit in its own control', async () => {
    const { last } = renderForm();
    focus(finding('职位'));
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}');
    expect(last().findings.position).toEqual({ finding: '', verdict: 3 });
    expect(finding('职位')).toHaveFocus();
    expect(await screen.findByText('职位：不一致')).toBeInTheDocument();

    focus(verdicts('职位').getByRole('radio', { name: '不一致' }));
    await userEvent.keyboard('[Numpad2]');

    expect(last().findings.position?.verdict).toBe(2);
  });

  it('goes from row to row by Enter, and then to the judgement; Shift+Enter breaks a line', async () => {
    renderForm({ children: <input aria-label="核实结论" />, defaultValue: jobValue });
    focus(finding('单位'));
    await userEvent.keyboard('{Enter}');
    expect(finding('任职时间')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect((finding('任职时间') as HTMLTextAreaElement).value).toContain('\n');

    focus(verdicts('离职原因').getByRole('radio', { name: '无法核实' }));
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('textbox', { name: '核实结论' })).toHaveFocus();
  });

  it('goes from the last row to the selected level where nothing stands between', async () => {
    renderForm({ defaultValue: jobValue });
    focus(finding('离职原因'));
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('radio', { name: /^黄/ })).toHaveFocus();
  });

  it('spreads a pasted column over rows, says what was left, and takes it back', async () => {
    const { last } = renderForm({ defaultValue: jobValue, maxLength: 8 });
    focus(finding('职位'));

    paste(finding('职位'), ['产品经理', '个人发展，主动提出离职', '多出的']);

    expect(last().findings).toMatchObject({
      position: { finding: '产品经理', verdict: 3 },
      reason: { finding: '个人发展，主动提', verdict: 4 },
    });
    expect(screen.getByText('已粘贴到 2 行。').closest('[role=status]')).toHaveTextContent(
      '1 行过长，已截断。多出 1 行，没有粘贴。',
    );
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(last()).toEqual(jobValue);
    expect(finding('职位')).toHaveFocus();
    expect(screen.queryByText(/已粘贴/)).toBeNull();
  });

  it('leaves the lines of a text to the field that they are pasted into', () => {
    const { onValueChange } = renderForm();
    const wasTaken = !paste(finding('单位'), ['第一行', '第二行'], '');

    expect(wasTaken).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('adopts the suggested level by one press, tells it and focuses it', async () => {
    const { last } = renderForm({
      defaultValue: { ...jobValue, level: null },
      suggestion: jobSuggestion,
    });
    expect(screen.getByText('有明显不一致')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: '采用建议' }));

    expect(last().level).toBe(2);
    expect(screen.getByRole('radio', { name: /^黄/ })).toHaveFocus();
    expect(await screen.findByText('已采用建议：黄 · 有差异')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '采用建议' })).toBeNull();
  });

  it('focuses the list of levels after adopting where that is its form', async () => {
    renderForm({ suggestion: jobSuggestion, levelForm: 'select' });

    await userEvent.click(screen.getByRole('button', { name: '采用建议' }));

    expect(screen.getByRole('button', { name: /警示度/ })).toHaveFocus();
  });

  it('requires a reason for red and yellow, and for a departure', async () => {
    renderForm({ suggestion: { level: 4, reason: '各项与申报一致' } });
    const reason = screen.getByRole('textbox', { name: /判灯理由/ });
    expect(reason).not.toBeRequired();

    await userEvent.click(screen.getByRole('radio', { name: /^蓝/ }));
    expect(reason).toBeRequired();
    await userEvent.click(screen.getByRole('radio', { name: /^绿/ }));
    expect(reason).not.toBeRequired();
  });

  it('has errors at their fields', () => {
    renderForm({
      errors: {
        findings: { position: '请填写' },
        level: '请判灯',
        levelReason: '请写明理由',
      },
    });

    expect(finding('职位')).toHaveAccessibleDescription('请填写');
    expect(finding('单位')).toBeValid();
    expect(screen.getByText('请判灯')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /判灯理由/ })).toBeInvalid();
  });

  it('has verdicts of its product, of which the first stands for "as claimed"', async () => {
    const onValueChange = vi.fn();
    const own = [
      { value: 7, label: '属实' },
      { value: 9, label: '不属实' },
    ];
    render(
      <FindingForm label="学历" rows={jobRows} verdicts={own} onValueChange={onValueChange} />,
    );

    await userEvent.click(screen.getByRole('button', { name: '单位：与申报一致' }));

    expect(onValueChange.mock.lastCall![0].findings.company.verdict).toBe(7);
    expect(verdicts('单位').getAllByRole('radio')).toHaveLength(2);
  });

  it('shows the parent’s value when controlled', async () => {
    const { last } = renderForm({ value: jobValue });
    await userEvent.type(finding('职位'), '！');

    expect(last().findings.position?.finding).toBe('产品经理！');
    expect(finding('职位')).toHaveValue('产品经理');
  });

  it.each([{ readOnly: true }, { disabled: true }])('cannot be changed while %o', async (state) => {
    const suggestion = { level: 4, reason: '各项与申报一致' } as const;
    const { onValueChange } = renderForm({ defaultValue: jobValue, suggestion, ...state });
    expect(screen.queryByRole('button')).toBeNull();
    focus(finding('单位'));
    await userEvent.keyboard('=1{Alt>}[Digit3]{/Alt}');
    paste(finding('单位'), ['一', '二']);

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: /判灯理由/ })).not.toBeRequired();
  });

  it('says that it is loading, and that there are no rows', () => {
    const { rerender } = render(<FindingForm label="工作经历" rows={[]} loading />);
    expect(screen.getByRole('group', { name: '工作经历' })).toHaveAttribute('aria-busy', 'true');

    rerender(<FindingForm label="工作经历" rows={[]} />);

    expect(screen.getByText('没有要核实的内容')).toBeVisible();
  });

  it('is in a form as JSON text, and takes its initial value back with it', async () => {
    render(
      <form aria-label="表单">
        <FindingForm label="工作经历" rows={jobRows} name="item" defaultValue={jobValue} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    const submitted = () => JSON.parse(new FormData(form).get('item') as string) as typeof jobValue;
    await userEvent.type(finding('职位'), '！');
    expect(submitted().findings.position?.finding).toBe('产品经理！');

    act(() => form.reset());

    expect(submitted()).toEqual(jobValue);
  });
});
