import fc from 'fast-check';
import { beijingDay, startOfBeijingDay } from '../../time';
import { daysIn, firstDayOf, lastDayOf, periodBefore, stretchesOf } from './stretches';

const anyDay = fc
  .integer({ min: 0, max: 4_000 })
  .map((days) => beijingDay(startOfBeijingDay('2020-01-01', days)));

describe('stretches of a period', () => {
  it.each([
    ['2026-06-17', 'day', '2026-06-17', '2026-06-17'],
    ['2026-06-17', 'week', '2026-06-15', '2026-06-21'],
    ['2026-06-21', 'week', '2026-06-15', '2026-06-21'],
    ['2028-02-29', 'month', '2028-02-01', '2028-02-29'],
    ['2026-12-31', 'month', '2026-12-01', '2026-12-31'],
  ] as const)('of %s by %s is from %s to %s', (day, grouping, first, last) => {
    expect(firstDayOf(day, grouping)).toBe(first);
    expect(lastDayOf(first, grouping)).toBe(last);
  });

  it('follow one another without a gap, and hold each day of the period once', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 800 }),
        fc.constantFrom('day' as const, 'week' as const, 'month' as const),
        (from, length, grouping) => {
          const to = beijingDay(startOfBeijingDay(from, length));
          const stretches = stretchesOf(from, to, grouping);
          expect(stretches[0]).toBe(firstDayOf(from, grouping));
          for (const [index, first] of stretches.entries()) {
            const next = beijingDay(startOfBeijingDay(lastDayOf(first, grouping), 1));
            if (index < stretches.length - 1) expect(stretches[index + 1]).toBe(next);
            else expect(next > to).toBe(true);
          }
        },
      ),
    );
  });
});

describe('the period before', () => {
  it.each([
    ['2026-06-15', '2026-06-21', '2026-06-08', '2026-06-14'],
    ['2026-06-01', '2026-06-30', '2026-05-01', '2026-05-31'],
    ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
    ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['2026-06-01', '2026-06-29', '2026-05-03', '2026-05-31'],
  ])('of %s to %s is %s to %s', (from, to, first, last) => {
    expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
  });

  it('ends the day before, with as many days or months', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 500 }), (from, length) => {
        const to = beijingDay(startOfBeijingDay(from, length));
        const before = periodBefore({ from, to });
        expect(beijingDay(startOfBeijingDay(before.to, 1))).toBe(from);
        const isWhole = from.endsWith('-01');
        if (!isWhole) expect(daysIn(before)).toBe(length + 1);
      }),
    );
  });
});
