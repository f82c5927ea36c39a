import fc from 'fast-check';
import { beijing, fromBeijing } from '../time';
import { CHINA_HOLIDAYS } from './chinaHolidays';
import { dueTime, pausedDays, WORKDAY, workTimeBetween, workTimeLater } from './workTime';
import { workCalendarOf } from './workCalendar';

const china = workCalendarOf(CHINA_HOLIDAYS);
const at = (text: string) => fromBeijing(text)!;
const moment = fc
  .integer({ min: 0, max: 365 * 24 * 60 })
  .map((minutes) => new Date(at('2026-01-01').getTime() + minutes * 60_000));
const moments = fc
  .array(moment, { minLength: 2, maxLength: 8 })
  .map((times) => times.toSorted((one, other) => one.getTime() - other.getTime()));
/** Stretches that follow one another, with gaps between them. */
const stretches = moments.map((times) =>
  times.flatMap((from, i) => (i % 2 === 0 && times[i + 1] ? [{ from, to: times[i + 1]! }] : [])),
);

describe('time of work', () => {
  it.each([
    ['2026-11-27 10:00:00', '2026-11-27 12:30:00', 2.5],
    ['2026-11-27 17:00:00', '2026-11-30 10:00:00', 2],
    ['2026-11-27 20:00:00', '2026-11-29 23:00:00', 0],
    ['2026-09-30 17:00:00', '2026-10-08 10:00:00', 2],
    ['2026-10-10 00:00:00', '2026-10-11 00:00:00', 9],
    ['2026-11-27 12:00:00', '2026-11-27 10:00:00', 0],
  ])('from %s to %s is %d hours, by holidays and make-up days', (from, to, hours) => {
    expect(workTimeBetween(china, { from: at(from), to: at(to) })).toBe(hours * 3_600_000);
  });

  it('of a stretch is the sum of its parts', () => {
    fc.assert(
      fc.property(moment, moment, moment, (...times) => {
        const [from, middle, to] = times.toSorted((one, other) => one.getTime() - other.getTime());
        expect(workTimeBetween(china, { from: from!, to: to! })).toBe(
          workTimeBetween(china, { from: from!, to: middle! }) +
            workTimeBetween(china, { from: middle!, to: to! }),
        );
      }),
    );
  });

  it('that is added is there, and ends within the hours of a working day', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 40 * 60 }), (from, minutes) => {
        const to = workTimeLater(china, from, minutes * 60_000);
        expect(workTimeBetween(china, { from, to })).toBe(minutes * 60_000);
        expect(china.isWorkday(beijing(to).slice(0, 10))).toBe(true);
      }),
    );
  });
});

describe('the due time of an order', () => {
  it.each([
    ['no pause', [], '2026-10-10 18:00:00'],
    ['less than half a day', [['09-30 17:00', '10-08 09:30']], '2026-10-10 18:00:00'],
    ['half a day', [['09-30 15:00', '10-08 10:30']], '2026-10-12 18:00:00'],
    ['a holiday', [['10-01 09:00', '10-07 18:00']], '2026-10-10 18:00:00'],
    [
      'two parts of a day',
      [
        ['09-30 14:00', '09-30 18:00'],
        ['10-08 09:00', '10-08 14:00'],
      ],
      '2026-10-12 18:00:00',
    ],
    ['a pause over the due time', [['10-10 17:00', '10-12 10:00']], '2026-10-12 18:00:00'],
    ['a pause that begins late', [['10-12 17:00', '10-13 10:00']], '2026-10-10 18:00:00'],
  ] as const)('of three days from 30 September, with %s', (_, pauses, due) => {
    const clock = {
      start: at('2026-09-30 10:00:00'),
      days: 3,
      pauses: pauses.map(([from, to]) => ({
        from: at(`2026-${from}:00`),
        to: at(`2026-${to}:00`),
      })),
    };
    expect(beijing(dueTime(china, clock))).toBe(due);
  });

  const clocks = fc.record({
    start: moment,
    days: fc.integer({ min: 1, max: 15 }),
    pauses: stretches,
  });

  it('never comes earlier by one more pause, and ends a working day', () => {
    fc.assert(
      fc.property(clocks, (clock) => {
        const due = dueTime(china, clock);
        expect(due >= dueTime(china, { ...clock, pauses: clock.pauses.slice(0, -1) })).toBe(true);
        expect(beijing(due)).toMatch(/ 18:00:00$/);
        expect(china.isWorkday(beijing(due).slice(0, 10))).toBe(true);
      }),
    );
  });

  it('makes no order late that was not when it stopped', () => {
    fc.assert(
      fc.property(clocks, ({ pauses, ...clock }) => {
        pauses.forEach(({ from, to }, i) => {
          const before = dueTime(china, { ...clock, pauses: pauses.slice(0, i) });
          const after = dueTime(china, { ...clock, pauses: pauses.slice(0, i + 1) });
          expect(from > before || after >= to).toBe(true);
        });
      }),
    );
  });

  it('moves by what its pauses take together, however they are cut, to half a day', () => {
    fc.assert(
      fc.property(stretches, fc.double({ min: 0, max: 1, noNaN: true }), (pauses, part) => {
        const paused = pauses.reduce((sum, one) => sum + workTimeBetween(china, one), 0);
        const given = pausedDays(china, pauses);
        expect(Math.abs(given * WORKDAY - paused)).toBeLessThanOrEqual(WORKDAY / 2);
        const cut = pauses.flatMap(({ from, to }) => {
          const middle = new Date(from.getTime() + (to.getTime() - from.getTime()) * part);
          return [
            { from, to: middle },
            { from: middle, to },
          ];
        });
        expect(pausedDays(china, cut)).toBe(given);
        // All of them before it is due.
        const clock = { start: at('2026-01-01'), days: 300 };
        const due = dueTime(china, { ...clock, pauses: [] });
        const early = pauses.every(({ to }) => to < due);
        const day = (time: Date) => beijing(time).slice(0, 10);
        const moved = china.workdaysBetween(day(due), day(dueTime(china, { ...clock, pauses })));
        if (early) expect(moved).toBe(given);
      }),
    );
  });
});
