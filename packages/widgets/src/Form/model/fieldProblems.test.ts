import type { FormField } from '../formField';
import { fieldProblems } from './fieldProblems';

const check = vi.fn((value: unknown) =>
  typeof value === 'string' && /^\d+$/.test(value) ? undefined : '只能是数字',
);
const phone: FormField = { kind: 'text', field: 'phone', label: '电话', check };
const problemOf = (field: FormField, value: unknown, ...stored: unknown[]) =>
  fieldProblems(
    [field],
    { [field.field]: value },
    stored.map((before) => ({ [field.field]: before })),
    '2026-11-21',
  )[field.field];

beforeEach(() => void check.mockClear());

describe('the check of a field', () => {
  it('words the problem of a changed value', () => {
    expect(problemOf(phone, '办公室', '021')).toBe('只能是数字');
    expect(problemOf(phone, '021', '办公室')).toBeUndefined();
  });

  it.each([null, undefined, '', '  '])('is not asked about the empty value %j', (value) => {
    expect(problemOf(phone, value)).toBeUndefined();
    expect(problemOf({ ...phone, required: true }, value)).toEqual({ rule: 'required' });
    expect(check).not.toHaveBeenCalled();
  });

  it('is not asked about the stored value, masked or old, with or without blanks around it', () => {
    expect(problemOf(phone, '138****2268', '138****2268')).toBeUndefined();
    expect(problemOf(phone, ' 138****2268 ', '138****2268')).toBeUndefined();
    expect(check).not.toHaveBeenCalled();
  });

  it('finds a range until now that begins after it', () => {
    const job: FormField = { kind: 'monthRange', field: 'job', label: '任职' };
    expect(problemOf(job, { from: '2026-11', to: 'PRESENT' })).toBeUndefined();
    expect(problemOf(job, { from: '2026-12', to: 'PRESENT' })).toEqual({ rule: 'startAfterNow' });
  });

  it('reaches into rows, whose stored values keep passing in another order', () => {
    const contacts: FormField = {
      kind: 'rows',
      field: 'contacts',
      label: '联系人',
      noun: '联系人',
      fields: [phone],
    };
    const stored = { contacts: [{ phone: '138****2268' }, { phone: '021' }] };
    const values = { contacts: [{ phone: '010' }, { phone: '138****2268' }, { phone: '前台' }] };

    expect(fieldProblems([contacts], values, [stored], '2026-11-21')).toEqual({
      'contacts[2].phone': '只能是数字',
    });
  });
});

describe('a range of months', () => {
  const term: FormField = { kind: 'monthRange', field: 'term', label: '合同期' };

  it('ends no earlier than it starts', () => {
    expect(problemOf(term, { from: '2026-03', to: '2026-02' })).toEqual({ rule: 'endBeforeStart' });
    expect(problemOf(term, { from: '2026-03', to: '2026-03' })).toBeUndefined();
  });

  it('may go on until now, but neither lack an end nor start after now', () => {
    expect(problemOf(term, { from: '2026-03', to: 'PRESENT' })).toBeUndefined();
    expect(problemOf(term, { from: '2026-03', to: '' })).toEqual({ rule: 'incompleteRange' });
    expect(problemOf(term, { from: '', to: '2026-03' })).toEqual({ rule: 'incompleteRange' });
    expect(problemOf(term, { from: '9999-01', to: 'PRESENT' })).toEqual({ rule: 'startAfterNow' });
  });
});
