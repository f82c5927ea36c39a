import type { ListedDay } from '@mingjian/api';
import { changesOf, holidaysOf, readRows } from './holidayRows';

const holiday = (day: string, dayType: 3 | 4 = 3, holidayName: string | null = '元旦') => ({
  day,
  dayType,
  holidayName,
});

describe('readRows', () => {
  it('reads what people paste: a heading, other separators, names of kinds, a remark', () => {
    const text =
      '\uFEFF日期,类型,名称\n2027-01-01,3,元旦\n\n2027/1/2，法定假，元旦\n2027.1.3\t4\t元旦\t补班\n"x"';

    expect(readRows(text)).toEqual({
      days: [
        holiday('2027-01-01'),
        holiday('2027-01-02'),
        { ...holiday('2027-01-03', 4), remark: '补班' },
      ],
      bad: [{ line: 6, text: '"x"', problem: 'day' }],
    });
  });

  it.each([
    ['2027-02-30,3,春节', 'day'],
    ['2027-02-01,9,春节', 'type'],
    ['2027-02-01,4,春节', 'kind'],
    ['2027-02-06,1,春节', 'kind'],
  ])('refuses %s', (line, problem) => {
    expect(readRows(line)).toEqual({ days: [], bad: [{ line: 1, text: line, problem }] });
  });

  it('takes each day once', () => {
    const { days, bad } = readRows('2027-01-01,3,元旦\n2027-01-01,1');

    expect(days).toHaveLength(1);
    expect(bad).toMatchObject([{ line: 2, problem: 'twice' }]);
  });
});

it('compares with the stored days by kind, name and remark, and sorts', () => {
  const stored = (day: string): ListedDay & { remark?: string | null } =>
    day === '2027-01-01'
      ? { ...holiday(day), remark: null }
      : { day, dayType: 1, holidayName: null };
  const given = [holiday('2027-01-05'), holiday('2027-01-01'), holiday('2027-01-04')];

  expect(changesOf(given, stored).map(({ after }) => after.day)).toEqual([
    '2027-01-04',
    '2027-01-05',
  ]);
  expect(changesOf([{ ...holiday('2027-01-01'), remark: '国务院通知' }], stored)).toHaveLength(1);
});

it('names the holidays of a month once, with their days', () => {
  const days = [
    ...[1, 2, 3].map((date) => holiday(`2027-01-0${date}`)),
    holiday('2027-01-09', 4),
    holiday('2027-02-01'),
  ];

  expect(holidaysOf('2027-01', days)).toEqual([
    { name: '元旦', isWorked: false, days: '1–3' },
    { name: '元旦', isWorked: true, days: '9' },
  ]);
});
