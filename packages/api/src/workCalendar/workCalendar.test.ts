import fc from 'fast-check';
import { beijing, fromBeijing } from '../time';
import { CHINA_HOLIDAYS } from './chinaHolidays';
import { dueAfter, workdaysLater } from './dueTime';
import { isWeekend, plainYear, weekdayOf, workCalendarOf } from './workCalendar';

const china = workCalendarOf(CHINA_HOLIDAYS);
const dayArbitrary = fc
  .integer({ min: 0, max: 365 * 5 })
  .map((count) => new Date(Date.UTC(2024, 0, 1 + count)).toISOString().slice(0, 10));

describe('a work calendar', () => {
  it.each([
    ['2026-09-30', 1, '2026-10-08'],
    ['2026-09-30', 3, '2026-10-10'],
    ['2026-09-18', 1, '2026-09-20'],
    ['2026-02-13', 2, '2026-02-24'],
    ['2026-10-03', 1, '2026-10-08'],
    ['2026-10-08', -1, '2026-09-30'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('finds the day %s and %i working days, over holidays and make-up days', (day, count, due) => {
    expect(china.addWorkdays(day, count)).toBe(due);
  });

  it('counts back to the number of working days that were added, in both directions', () => {
    fc.assert(
      fc.property(dayArbitrary, fc.integer({ min: -90, max: 90 }), (day, count) => {
        expect(china.workdaysBetween(day, china.addWorkdays(day, count))).toBe(count);
      }),
    );
  });

  it('ends on a working day, however many are added', () => {
    fc.assert(
      fc.property(dayArbitrary, fc.integer({ min: 1, max: 90 }), (day, count) => {
        expect(china.isWorkday(china.addWorkdays(day, count))).toBe(true);
      }),
    );
  });

  it('counts a span as the sum of its parts', () => {
    fc.assert(
      fc.property(dayArbitrary, dayArbitrary, dayArbitrary, (...days) => {
        const [first, middle, last] = days.toSorted() as [string, string, string];
        expect(china.workdaysBetween(first, last)).toBe(
          china.workdaysBetween(first, middle) + china.workdaysBetween(middle, last),
        );
      }),
    );
  });

  it('works from Monday to Friday where the table lists nothing', () => {
    const plain = workCalendarOf([]);

    expect(plain.workdaysBetween('2027-01-01', '2027-12-31')).toBe(260);
    expect(plain.kindOf('2027-01-02')).toEqual({ dayType: 2, holidayName: null });
    expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-29')]).toEqual([1, 7]);
  });
});

describe('the holidays of China', () => {
  it.each([
    ['2025', 28, 5],
    ['2026', 33, 6],
  ])('of %s rest on %i days and are made up for on %i', (year, rest, worked) => {
    const listed = CHINA_HOLIDAYS.filter(({ day }) => day.startsWith(year));

    expect(listed.filter(({ dayType }) => dayType === 3)).toHaveLength(rest);
    expect(listed.filter(({ dayType }) => dayType === 4)).toHaveLength(worked);
  });

  it('list no day twice, and make up on weekends only', () => {
    expect(new Set(CHINA_HOLIDAYS.map(({ day }) => day)).size).toBe(CHINA_HOLIDAYS.length);
    expect(CHINA_HOLIDAYS.filter(({ dayType, day }) => dayType === 4 && !isWeekend(day))).toEqual(
      [],
    );
  });

  it('leave 248 working days in 2025 and in 2026', () => {
    expect(china.workdaysBetween('2024-12-31', '2025-12-31')).toBe(248);
    expect(china.workdaysBetween('2025-12-31', '2026-12-31')).toBe(248);
  });
});

describe('a due time', () => {
  it('is the end of a working day in Beijing, whatever the hour before', () => {
    for (const time of ['2026-09-30 00:00:00', '2026-09-30 23:59:59'])
      expect(beijing(dueAfter(china, fromBeijing(time)!, 2))).toBe('2026-10-09 18:00:00');
  });

  it('of a deadline that comes soon keeps the time of day', () => {
    expect(beijing(workdaysLater(china, fromBeijing('2026-09-30 09:41:00')!, 1))).toBe(
      '2026-10-08 09:41:00',
    );
  });
});

describe('a plain year', () => {
  it('has all of its days, weekends marked', () => {
    expect(plainYear(2027)).toHaveLength(365);
    expect(plainYear(2028)).toHaveLength(366);
    expect(plainYear(2027).filter(({ dayType }) => dayType === 2)).toHaveLength(104);
    expect(plainYear(2027).at(-1)!.day).toBe('2027-12-31');
  });
});
