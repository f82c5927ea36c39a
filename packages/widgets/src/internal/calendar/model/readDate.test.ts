import { readDate } from './readDate';

const read = (text: string) => {
  const { date, problem } = readDate(text, '2026-11-21');
  return date ?? problem;
};

describe('readDate', () => {
  it.each([
    '2026-11-05',
    '2026-11-5',
    '2026/11/05',
    '2026.11.5',
    '20261105',
    '2026年11月5日',
    '2026年11月05号',
    '11-05',
    '11/5',
    '11月5日',
    '２０２６－１１－０５',
    '２０２６年１１月５日',
    '2026 年 11 月 5 日',
    '2026—11—05',
    '2026。11。05',
    '  2026-11-05 ',
  ])('understands %s', (text) => {
    expect(read(text)).toBe('2026-11-05');
  });

  it('reads a day without a year in the current year', () => {
    expect(readDate('2-29', '2028-06-01')).toEqual({ date: '2028-02-29', problem: null });
    expect(readDate('2-29', '2026-06-01')).toEqual({ date: null, problem: 'noSuchDay' });
  });

  it.each(['2026-02-30', '20261131', '2026年13月1日', '0-1', '2026-4-31'])(
    'says that no calendar has %s',
    (text) => {
      expect(read(text)).toBe('noSuchDay');
    },
  );

  it.each(['明天', '26-11-05', '2026-11', '2026', '1105', '2026-11-05 10:00', '2026-11-051', 'x'])(
    'does not guess what %s means',
    (text) => {
      expect(read(text)).toBe('unreadable');
    },
  );

  it.each(['', '   ', '\u3000'])('reads spaces as empty', (text) => {
    expect(read(text)).toBeNull();
  });
});
