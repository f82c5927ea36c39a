import type { MonthRangeRules } from './monthRange';
import { readMonthRange } from './readMonthRange';

const RULES: MonthRangeRules = {
  variant: 'soFar',
  today: '2026-11-24',
  reasonOf: (month) => (month < '1980-01' ? '太早' : undefined),
};
const read = (from: string, to: string, rules: Partial<MonthRangeRules> = {}) =>
  readMonthRange({ from, to }, { ...RULES, ...rules });

describe('readMonthRange', () => {
  it.each([
    ['2024-3', '2024年5月'],
    ['202403', '2024/05'],
    ['2024.3', '２０２４０５'],
    ['2024年3月份', '5-2024'],
  ])('reads %s and %s as people write them', (from, to) => {
    expect(read(from, to)).toEqual({
      range: { from: '2024-03', to: '2024-05' },
      entry: { from: '2024-03', to: '2024-05' },
      problem: null,
      isSwapped: false,
    });
  });

  it.each(['至今', ' 至 今 ', '现在', 'Present', 'so far', 'PRESENT'])(
    'keeps %s as “so far”, not as the month of today',
    (to) => {
      expect(read('2024-3', to).range).toEqual({ from: '2024-03', to: 'PRESENT' });
    },
  );

  it.each(['长期', '永久', '-', '9999'])(
    'does not read %s as “so far”, which it is not, and keeps the text',
    (to) => {
      expect(read('2024-3', to)).toMatchObject({
        range: { from: '2024-03', to: '' },
        entry: { from: '2024-03', to },
        problem: { end: 'to', kind: 'unreadableMonth' },
      });
    },
  );

  it('reads “so far” as no month where the range must be closed', () => {
    expect(read('2024-3', '至今', { variant: 'closed' })).toMatchObject({
      range: { from: '2024-03', to: '' },
      entry: { from: '2024-03', to: '至今' },
      problem: { end: 'to', kind: 'unreadableMonth' },
    });
  });

  it('reports reversed months with their problem, so that a form can refuse them', () => {
    expect(read('2024-5', '2024-3')).toMatchObject({
      range: { from: '2024-05', to: '2024-03' },
      problem: { end: 'to', kind: 'reversed' },
    });
  });

  it.each([
    ['', '2024-3', { end: 'from', kind: 'missing' }],
    ['2024-3', '', { end: 'to', kind: 'missing' }],
    ['2026-12', '至今', { end: 'from', kind: 'future' }],
    ['2024-13', '2025-1', { end: 'from', kind: 'noSuchMonth' }],
    ['去年', '2025-1', { end: 'from', kind: 'unreadableMonth' }],
    ['1979-12', '2025-1', { end: 'from', kind: 'disabled', reason: '太早' }],
  ])('finds what is wrong with %s to %s', (from, to, problem) => {
    expect(read(from, to).problem).toEqual(problem);
  });

  it('reports an invalid end as missing and keeps its text', () => {
    expect(read('1979-12', '2025-1')).toMatchObject({
      range: { from: '', to: '2025-01' },
      entry: { from: '1979-12', to: '2025-01' },
    });
  });

  it('reports nothing for nothing', () => {
    expect(read(' ', '')).toMatchObject({ range: null, problem: null });
  });

  it('accepts this month as the start of a range until now', () => {
    expect(read('2026-11', '至今').problem).toBeNull();
  });
});
