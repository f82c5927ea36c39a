import {
  beijingNow,
  beijingToday,
  dateOfDay,
  dayNumber,
  daysIn,
  inOrder,
  isDate,
  nowIn,
} from './days';

const timeOf = (text: string) => Date.parse(text);

describe('beijingToday', () => {
  it.each([
    ['2026-11-20T15:59:59.999Z', '2026-11-20'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21'],
    ['2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['2028-02-28T16:00:00.000Z', '2028-02-29'],
    ['1969-12-31T15:59:59.000Z', '1969-12-31'],
  ])('at %s is %s', (moment, today) => {
    expect(beijingToday(timeOf(moment))).toBe(today);
  });

  it.each(['America/Los_Angeles', 'Asia/Shanghai', 'Europe/London', 'Pacific/Apia'])(
    'is the same day for a browser in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);

      // The night in which London leaves summer time, and a winter night.
      expect(beijingToday(timeOf('2026-10-25T00:59:59Z'))).toBe('2026-10-25');
      expect(beijingToday(timeOf('2026-10-25T16:00:00Z'))).toBe('2026-10-26');
      expect(beijingToday(timeOf('2026-01-01T00:00:00Z'))).toBe('2026-01-01');

      vi.unstubAllEnvs();
    },
  );
});

describe('beijingNow', () => {
  it.each(['America/Los_Angeles', 'Asia/Shanghai', 'Pacific/Apia'])(
    'is the same for a browser in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);

      expect(beijingNow(timeOf('2026-12-31T15:59:59.999Z'))).toBe('2026-12-31 23:59:59');
      expect(beijingNow(timeOf('2026-12-31T16:00:00Z'))).toBe('2027-01-01 00:00:00');

      vi.unstubAllEnvs();
    },
  );
});

describe('nowIn', () => {
  it.each([
    ['Asia/Shanghai', '2026-10-25 08:59:59'],
    ['Europe/London', '2026-10-25 01:59:59'],
    ['America/Los_Angeles', '2026-10-24 17:59:59'],
    ['UTC', '2026-10-25 00:59:59'],
  ])('is the time in %s, whatever the zone of the browser', (zone, time) => {
    vi.stubEnv('TZ', 'Pacific/Apia');
    expect(nowIn(zone, timeOf('2026-10-25T00:59:59Z'))).toBe(time);
    vi.unstubAllEnvs();
  });
});

describe('days', () => {
  it.each([
    'America/Los_Angeles',
    'Asia/Shanghai',
    'Europe/London',
    'Pacific/Apia',
    'Africa/Cairo',
  ])('come back as they went for a browser in %s, on every day of fifty years', (zone) => {
    vi.stubEnv('TZ', zone);

    for (let day = dayNumber('1990-01-01'); day <= dayNumber('2040-12-31'); day += 1) {
      const date = dateOfDay(day);
      if (dayNumber(date) !== day || !isDate(date)) expect.fail(`${date} moved`);
    }

    vi.unstubAllEnvs();
  });

  it('distinguishes existing days from others', () => {
    expect(['2028-02-29', '2026-12-31', '2000-02-29'].map(isDate)).toEqual([true, true, true]);
    expect(
      ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '2026-1-1', ''].map(
        isDate,
      ),
    ).not.toContain(true);
  });

  it('put two days in order and count both of them', () => {
    expect(inOrder('2026-11-21', '2026-11-03')).toEqual({ from: '2026-11-03', to: '2026-11-21' });
    expect(daysIn({ from: '2028-02-28', to: '2028-03-01' })).toBe(3);
  });
});
