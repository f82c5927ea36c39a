import type { FindingFormRow, FindingFormValue } from './model/findings';

/** Rows of a job that a candidate has claimed. */
export const jobRows: readonly FindingFormRow[] = [
  { key: 'company', label: '单位', claim: '上海远景贸易有限公司' },
  { key: 'period', label: '任职时间', claim: '2021-03 至 2024-06' },
  { key: 'position', label: '职位', claim: '高级产品经理' },
  { key: 'reason', label: '离职原因', claim: null },
];

/** Rows of a search for records, which have no claims. */
export const recordRows: readonly FindingFormRow[] = [
  { key: 'cases', label: '裁判文书', claim: null },
  { key: 'enforcement', label: '被执行人', claim: null },
  { key: 'dishonesty', label: '失信被执行人', claim: null },
];

/** Findings of that job. */
export const jobValue: FindingFormValue<1 | 2 | 3 | 4> = {
  findings: {
    company: { finding: '上海远景贸易有限公司', verdict: 1 },
    period: { finding: '2021-03 至 2024-05', verdict: 2 },
    position: { finding: '产品经理', verdict: 3 },
    reason: { finding: '原单位未答复', verdict: 4 },
  },
  level: 2,
  levelReason: '职位与申报不一致，人事部门书面确认。',
};

/** The level that its findings lead to. */
export const jobSuggestion = { level: 2, reason: '有明显不一致' } as const;

const SHEET = '<html><body><table><tr><td>1</td></tr></table></body></html>';

/** Pastes cells into a field, as a spreadsheet copies a column. */
export function pasteColumn(field: Element, cells: readonly string[]) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', `${cells.join('\r\n')}\r\n`);
  clipboardData.setData('text/html', SHEET);
  field.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
