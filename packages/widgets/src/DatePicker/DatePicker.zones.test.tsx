import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from './DatePicker';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('../internal/calendar/Calendar'));

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开出具日期日历' }));
  return screen.findByRole('grid');
};

describe('DatePicker in any zone', () => {
  // Beijing has begun 25 October; Los Angeles has not. London leaves summer time that night, and
  // Samoa never had 30 December 2011.
  const zones: [zone: string, minutes: number][] = [
    ['America/Los_Angeles', 420],
    ['Asia/Shanghai', -480],
    ['Europe/London', -60],
    ['Pacific/Apia', -780],
  ];

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each(zones)(
    'means Beijing’s today and picks the very day that is pressed, in %s',
    async (zone, minutes) => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ now: Date.parse('2026-10-24T17:30:00Z'), toFake: ['Date'] });
      expect(new Date().getTimezoneOffset()).toBe(minutes);
      const onValueChange = vi.fn();
      render(<DatePicker label="出具日期" onValueChange={onValueChange} />);

      await openCalendar();
      expect(screen.getByRole('button', { name: /^今天，2026年10月25日/ })).toHaveFocus();
      for (const day of [24, 25, 26]) {
        await userEvent.click(
          screen.getByRole('button', { name: new RegExp(`2026年10月${day}日`) }),
        );
        expect(onValueChange).toHaveBeenLastCalledWith(`2026-10-${day}`);
        await openCalendar();
      }
    },
  );

  it.each(zones)('has every day of a month once, in %s', async (zone) => {
    vi.stubEnv('TZ', zone);
    const onValueChange = vi.fn();
    render(
      <DatePicker
        label="出具日期"
        today="2026-11-21"
        defaultValue="2011-12-15"
        onValueChange={onValueChange}
      />,
    );

    const grid = await openCalendar();
    const days = within(grid).getAllByRole('button', { name: /2011年12月/ });

    expect(days.map((day) => day.textContent)).toEqual(
      Array.from({ length: 31 }, (_, index) => String(index + 1)),
    );
    await userEvent.click(days[29]!);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2011-12-30');
  });
});
