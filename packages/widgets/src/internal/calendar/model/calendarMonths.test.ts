import { dateOfUtc, utcDate, monthBefore, monthBounds } from './calendarMonths';

describe('utcDate', () => {
  it.each(['America/Los_Angeles', 'Asia/Shanghai', 'Europe/London', 'Pacific/Apia'])(
    'stands for its day for a browser in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);

      // A day on which clocks change, the last of a year, a leap day, and one that Samoa never had.
      for (const date of ['2026-03-08', '2026-03-29', '2026-12-31', '2028-02-29', '2011-12-30']) {
        expect(dateOfUtc(utcDate(date))).toBe(date);
      }

      vi.unstubAllEnvs();
    },
  );
});

describe('monthBounds', () => {
  it('leads through a lifetime where there are no limits', () => {
    expect(monthBounds('2026-11-21', null, undefined, undefined)).toEqual({
      from: '1926-01-01',
      to: '2056-12-31',
    });
  });

  it('respects the limits, but always includes the selected days', () => {
    expect(monthBounds('2026-11-21', null, '2026-01-01', '2026-12-31')).toEqual({
      from: '2026-01-01',
      to: '2026-12-31',
    });
    expect(
      monthBounds(
        '2026-11-21',
        { from: '2019-07-01', to: '2027-01-05' },
        '2026-01-01',
        '2026-12-31',
      ),
    ).toEqual({
      from: '2019-07-01',
      to: '2027-01-05',
    });
  });
});

describe('monthBefore', () => {
  it.each([
    ['2026-11-21', '2026-10-01'],
    ['2026-01-31', '2025-12-01'],
    ['2028-03-31', '2028-02-01'],
  ])('of %s starts on %s', (date, first) => {
    expect(monthBefore(date)).toBe(first);
  });
});
