import fc from 'fast-check';
import { DYNAMIC_TOKENS, dynamicRange } from '../../../../api/src';
import { beijingToday, dateOfDay, dayNumber } from '../../internal/calendar/model/days';
import { clippedSpan, DATE_PRESETS, presetSpan, type DatePreset } from './datePresets';

const spanOf = (preset: DatePreset, today: string) =>
  Object.values(presetSpan(preset, today)).join(' ');

describe('presetSpan', () => {
  it('has a preset for every dynamic range of a search, and no other', () => {
    expect([...DATE_PRESETS].sort()).toEqual([...DYNAMIC_TOKENS].sort());
  });

  it('equals the dynamic search range, at any time of forty years', () => {
    const moment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });

    fc.assert(
      fc.property(fc.constantFrom(...DYNAMIC_TOKENS), moment, (token, now) => {
        const [start, end] = dynamicRange(token, new Date(now));
        expect(presetSpan(token, beijingToday(now))).toEqual({
          from: start.slice(0, 10),
          to: end.slice(0, 10),
        });
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['TODAY', '2026-01-01', '2026-01-01 2026-01-01'],
    ['YESTERDAY', '2026-01-01', '2025-12-31 2025-12-31'],
    ['YESTERDAY', '2028-03-01', '2028-02-29 2028-02-29'],
    ['LAST_7_DAYS', '2026-01-03', '2025-12-28 2026-01-03'],
    ['LAST_30_DAYS', '2028-03-15', '2028-02-15 2028-03-15'],
    ['THIS_WEEK', '2026-11-22', '2026-11-16 2026-11-22'],
    ['THIS_WEEK', '2026-11-23', '2026-11-23 2026-11-29'],
    ['THIS_WEEK', '2027-01-01', '2026-12-28 2027-01-03'],
    ['LAST_MONTH', '2026-01-15', '2025-12-01 2025-12-31'],
    ['LAST_MONTH', '2028-03-31', '2028-02-01 2028-02-29'],
    ['NEXT_MONTH', '2026-12-31', '2027-01-01 2027-01-31'],
    ['LAST_QUARTER', '2026-02-01', '2025-10-01 2025-12-31'],
    ['THIS_QUARTER', '2026-11-21', '2026-10-01 2026-12-31'],
    ['THIS_YEAR', '2028-02-29', '2028-01-01 2028-12-31'],
    ['PAST_3_MONTHS', '2026-05-31', '2026-03-01 2026-05-31'],
    ['QUARTER_TO_DATE', '2026-11-21', '2026-10-01 2026-11-21'],
  ] as const)('%s on %s is %s', (preset, today, span) => {
    expect(spanOf(preset, today)).toBe(span);
  });

  it('starts every week on a Monday', () => {
    for (let day = dayNumber('2026-11-16'); day < dayNumber('2026-11-23'); day += 1) {
      expect(spanOf('THIS_WEEK', dateOfDay(day))).toBe('2026-11-16 2026-11-22');
    }
  });
});

describe('clippedSpan', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };

  it('keeps the part between the limits', () => {
    expect(clippedSpan(november, undefined, '2026-11-21')).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
    });
    expect(clippedSpan(november, '2026-11-10')).toEqual({ from: '2026-11-10', to: '2026-11-30' });
    expect(clippedSpan(november)).toEqual(november);
  });

  it('is null outside the limits', () => {
    expect(clippedSpan(november, '2026-12-01')).toBeNull();
    expect(clippedSpan(november, undefined, '2026-10-31')).toBeNull();
  });
});
