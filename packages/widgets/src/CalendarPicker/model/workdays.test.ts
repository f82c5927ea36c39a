import fc from 'fast-check';
import { CHINA_HOLIDAYS, workCalendarOf } from '../../../../api/src';
import { PLAIN_WEEKS } from '../../internal/calendar/dayKinds';
import { dateOfDay, dayNumber } from '../../internal/calendar/model/days';
import { workdaysIn, workdaysUntil } from './workdays';

const china = workCalendarOf(CHINA_HOLIDAYS);

describe('the working days of a calendar', () => {
  it('of a span count make-up days and no holidays', () => {
    const span = { from: '2026-09-28', to: '2026-10-11' };

    expect(workdaysIn(span, PLAIN_WEEKS)).toBe(10);
    expect(workdaysIn(span, china)).toBe(6);
  });

  it.each([
    ['2026-09-30', 0],
    ['2026-10-01', 0],
    ['2026-10-08', 1],
    ['2026-09-29', -1],
    ['2026-09-20', -7],
  ])('from 2026-09-30 to %s are %i', (date, count) => {
    expect(workdaysUntil(date, '2026-09-30', china)).toBe(count);
  });

  it('are those by which the server moves a due time', () => {
    const first = dayNumber('2025-01-01');
    fc.assert(
      fc.property(fc.nat(700), fc.integer({ min: -60, max: 60 }), (offset, count) => {
        const today = dateOfDay(first + offset);
        const moved = china.addWorkdays(today, count);
        expect(Math.abs(workdaysUntil(moved, today, china))).toBe(Math.abs(count));
        expect(workdaysUntil(moved, today, china)).toBe(china.workdaysBetween(today, moved));
      }),
    );
  });
});
