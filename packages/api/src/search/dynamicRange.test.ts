// @vitest-environment node
import fc from 'fast-check';
import { dynamicRange, resolveDynamic } from './dynamicRange';
import { DYNAMIC_TOKENS, type DynamicToken } from './dynamicTokens';

const DAY = 86_400_000;
const anyNow = fc.date({
  min: new Date('1993-01-01T00:00:00Z'),
  max: new Date('2099-12-31T23:59:59Z'),
  noInvalidDate: true,
});
const beijing = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`);
const at = (token: DynamicToken, text: string) =>
  dynamicRange(token, beijing(text)).map((bound) => bound.slice(0, 10));
const dayOf = (text: string) => Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / DAY;

describe('dynamic ranges', () => {
  it.each<[DynamicToken, string, string, string]>([
    ['TODAY', '2026-11-21 00:00:00', '2026-11-21', '2026-11-21'],
    ['YESTERDAY', '2024-03-01 12:00:00', '2024-02-29', '2024-02-29'],
    ['TOMORROW', '2026-12-31 23:59:59', '2027-01-01', '2027-01-01'],
    ['THIS_WEEK', '2026-11-22 23:59:59', '2026-11-16', '2026-11-22'],
    ['THIS_WEEK', '2026-11-23 00:00:00', '2026-11-23', '2026-11-29'],
    ['LAST_MONTH', '2024-03-31 08:00:00', '2024-02-01', '2024-02-29'],
    ['NEXT_MONTH', '2026-01-31 08:00:00', '2026-02-01', '2026-02-28'],
    ['LAST_QUARTER', '2026-02-10 08:00:00', '2025-10-01', '2025-12-31'],
    ['NEXT_QUARTER', '2026-11-10 08:00:00', '2027-01-01', '2027-03-31'],
    ['THIS_YEAR', '2024-06-01 08:00:00', '2024-01-01', '2024-12-31'],
    ['LAST_3_DAYS', '2026-03-01 08:00:00', '2026-02-27', '2026-03-01'],
    ['LAST_7_DAYS', '2026-11-21 08:00:00', '2026-11-15', '2026-11-21'],
    ['LAST_15_DAYS', '2026-11-21 08:00:00', '2026-11-07', '2026-11-21'],
    ['LAST_30_DAYS', '2026-11-21 08:00:00', '2026-10-23', '2026-11-21'],
    ['PAST_2_WEEKS', '2026-11-21 08:00:00', '2026-11-08', '2026-11-21'],
    ['PAST_3_MONTHS', '2026-11-21 08:00:00', '2026-08-22', '2026-11-21'],
    ['PAST_3_MONTHS', '2026-05-31 08:00:00', '2026-03-01', '2026-05-31'],
    ['PAST_3_MONTHS', '2026-01-31 08:00:00', '2025-11-01', '2026-01-31'],
    ['WEEK_TO_DATE', '2026-11-21 08:00:00', '2026-11-16', '2026-11-21'],
    ['MONTH_TO_DATE', '2026-11-21 08:00:00', '2026-11-01', '2026-11-21'],
    ['QUARTER_TO_DATE', '2026-11-21 08:00:00', '2026-10-01', '2026-11-21'],
    ['YEAR_TO_DATE', '2026-11-21 08:00:00', '2026-01-01', '2026-11-21'],
  ])('%s at %s is %s to %s', (token, now, first, last) => {
    expect(at(token, now)).toEqual([first, last]);
  });

  it('start at the first second of a day and end at the last of one, never before the start', () => {
    fc.assert(
      fc.property(anyNow, fc.constantFrom(...DYNAMIC_TOKENS), (now, token) => {
        const [start, end] = dynamicRange(token, now);

        expect(start).toMatch(/^\d{4}-\d\d-\d\d 00:00:00$/);
        expect(end).toMatch(/^\d{4}-\d\d-\d\d 23:59:59$/);
        expect(start < end).toBe(true);
      }),
    );
  });

  it.each(['WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const)(
    'last, this and next %s follow each other without gap or overlap',
    (period) => {
      fc.assert(
        fc.property(anyNow, (now) => {
          const last = dynamicRange(`LAST_${period}`, now);
          const current = dynamicRange(`THIS_${period}`, now);
          const next = dynamicRange(`NEXT_${period}`, now);
          const [today] = dynamicRange('TODAY', now);

          expect(dayOf(current[0]) - dayOf(last[1])).toBe(1);
          expect(dayOf(next[0]) - dayOf(current[1])).toBe(1);
          expect(current[0] <= today && today <= current[1]).toBe(true);
          expect(dynamicRange(`${period}_TO_DATE`, now)).toEqual([
            current[0],
            dynamicRange('TODAY', now)[1],
          ]);
        }),
      );
    },
  );

  it('weeks start on Monday', () => {
    fc.assert(
      fc.property(
        anyNow,
        fc.constantFrom('LAST_WEEK' as const, 'THIS_WEEK' as const, 'NEXT_WEEK' as const),
        (now, token) => {
          const [start, end] = dynamicRange(token, now);

          expect(new Date(`${start.slice(0, 10)}T00:00:00Z`).getUTCDay()).toBe(1);
          expect(dayOf(end) - dayOf(start)).toBe(6);
        },
      ),
    );
  });

  it('are the same in every zone of the browser, and agree with its own Beijing calendar', () => {
    const zone = process.env.TZ;
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });
    try {
      fc.assert(
        fc.property(anyNow, fc.constantFrom(...DYNAMIC_TOKENS), (now, token) => {
          const answers = ['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Kiritimati'].map(
            (name) => {
              process.env.TZ = name;
              return dynamicRange(token, now).join();
            },
          );
          expect(new Set(answers).size).toBe(1);
          expect(dynamicRange('TODAY', now)[0].slice(0, 10)).toBe(calendar.format(now));
        }),
      );
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('become BETWEEN when resolved; other conditions stay as they are', () => {
    const plain = { field: 'city', operator: 'EQ', value: '北京' } as const;

    expect(
      resolveDynamic(
        { field: 'orderTime', operator: 'DYNAMIC', value: 'TODAY' },
        beijing('2026-11-21 09:00:00'),
      ),
    ).toEqual({
      field: 'orderTime',
      operator: 'BETWEEN',
      value: ['2026-11-21 00:00:00', '2026-11-21 23:59:59'],
    });
    expect(resolveDynamic(plain, new Date())).toBe(plain);
  });
});
