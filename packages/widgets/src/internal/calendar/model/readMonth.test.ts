import fc from 'fast-check';
import { isMonth, monthIn } from './months';
import { readMonth } from './readMonth';

const read = (text: string) => {
  const { month, problem } = readMonth(text, '2026-11-21');
  return month ?? problem;
};

describe('readMonth', () => {
  it.each([
    '2026-11',
    '2026/11',
    '2026.11',
    '202611',
    '2026年11月',
    '2026年11月份',
    '11/2026',
    '11-2026',
    '11月',
    '２０２６－１１',
    '2026 年 11 月',
    ' 2026—11 ',
  ])('understands %s', (text) => {
    expect(read(text)).toBe('2026-11');
  });

  it('takes one digit of a month', () => {
    expect(['2026-1', '2026年1月', '1/2026', '1月'].map(read)).toEqual(Array(4).fill('2026-01'));
  });

  it.each(['2026-13', '202600', '0月', '13/2026'])('says that no year has %s', (text) => {
    expect(read(text)).toBe('noSuchMonth');
  });

  it.each(['11', '2026', '26-11', '2026-11-05', '十一月', 'x', '2026-', '-11'])(
    'does not guess what %s means',
    (text) => {
      expect(read(text)).toBe('unreadableMonth');
    },
  );

  it.each(['', '  ', '\u3000'])('reads spaces as empty', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads every month that it writes', () => {
    const months = fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => monthIn(year, month));
    fc.assert(
      fc.property(months, (month) => {
        expect(read(month)).toBe(month);
        expect(read(month.replace('-', ''))).toBe(month);
        expect(read(month.replace('-', '年').concat('月'))).toBe(month);
      }),
    );
  });

  it('never throws, and returns only months', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { month } = readMonth(text, '2026-11-21');
        expect(month === null || isMonth(month)).toBe(true);
      }),
    );
  });
});
