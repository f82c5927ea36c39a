import { dueIn, workSpanOf } from './dueIn';

const NOON = Date.parse('2026-11-21T12:00:00+08:00');

describe('dueIn', () => {
  it.each([
    ['2026-11-23 12:00:00', { isOverdue: false, unit: 'day', count: 2 }],
    ['2026-11-22 11:59:59', { isOverdue: false, unit: 'hour', count: 23 }],
    ['2026-11-21 12:00:30', { isOverdue: false, unit: 'minute', count: 1 }],
    ['2026-11-21 11:59:59', { isOverdue: true, unit: 'minute', count: 1 }],
    ['2026-11-20 13:00:00', { isOverdue: true, unit: 'hour', count: 23 }],
    ['2026-11-08 11:00:00', { isOverdue: true, unit: 'day', count: 13 }],
  ])('tells how far %s is away from noon in Beijing', (slaDueAt, expected) => {
    expect(dueIn({ slaDueAt, slaClock: 1 }, NOON)).toEqual(expected);
  });

  it.each([0, 2, 3] as const)('is nothing while the clock does not run: %d', (slaClock) => {
    expect(dueIn({ slaDueAt: '2020-01-01 00:00:00', slaClock }, NOON)).toBeNull();
  });

  it.each([null, 'tomorrow'])('is nothing for the due time %s', (slaDueAt) => {
    expect(dueIn({ slaDueAt, slaClock: 1 }, NOON)).toBeNull();
  });
});

describe('workSpanOf', () => {
  it.each([
    [0, 0, 0],
    [8.9, 0, 8],
    [9, 1, 0],
    [29.5, 3, 2],
  ])('tells %d hours in working days of nine hours', (hours, days, rest) => {
    expect(workSpanOf(hours * 3_600_000)).toEqual({ days, hours: rest });
  });
});
