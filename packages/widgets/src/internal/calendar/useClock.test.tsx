import type { ReactNode } from 'react';
import { LocaleProvider } from '@mingjian/ui';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker } from '../../DatePicker';
import { DateRangePicker } from '../../DateRangePicker';
import { DateTimePicker } from '../../DateTimePicker';
import { MonthPicker } from '../../MonthPicker';
import { MonthRange } from '../../MonthRange';
import { TimePicker } from '../../TimePicker';
import { useMomentText } from '../../ListGrid/useMomentText';
import { useClock } from './useClock';

/** New year in Beijing; the last afternoon of the old one in London. */
const NEW_YEAR = Date.UTC(2026, 11, 31, 16, 5);

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NEW_YEAR));
afterEach(() => void vi.restoreAllMocks());

const London = ({ children }: { children: ReactNode }) => (
  <LocaleProvider language="en" timeZone="Europe/London">
    {children}
  </LocaleProvider>
);

describe('the time zone of a provider', () => {
  it('decides what time it is, and is that of Beijing without one', () => {
    expect(renderHook(useClock).result.current.now()).toBe('2027-01-01 00:05:00');
    expect(renderHook(useClock, { wrapper: London }).result.current.today()).toBe('2026-12-31');
  });

  it('is that of moments', () => {
    const moment = renderHook(useMomentText, { wrapper: London }).result.current;
    expect(moment('2026-12-31T16:05:00Z')).toBe('31/12, 16:05');
  });

  it.each([
    ['a day', () => <DatePicker label="Day" />, '3-4', '2026-03-04'],
    ['a month', () => <MonthPicker label="Month" />, '3月', '2026-03'],
    ['a day with a time', () => <DateTimePicker label="Moment" />, '3-4 9:30', '2026-03-04 09:30'],
    ['days', () => <DateRangePicker label="Days" />, '3-4', '2026-03-04'],
  ])('gives %s without a year that of its today', async (_, picker, typed, value) => {
    render(picker(), { wrapper: London });
    const [input] = screen.getAllByRole('textbox');
    await userEvent.type(input!, typed);
    await userEvent.tab();
    expect(input).toHaveValue(value);
  });

  it('decides which month has not begun', () => {
    const value = { from: '2027-01', to: 'PRESENT' };
    const { rerender } = render(<MonthRange label="任职" value={value} />);
    expect(screen.queryByText(/不能晚于本月/)).toBeNull();

    rerender(
      <LocaleProvider timeZone="Europe/London">
        <MonthRange label="任职" value={value} />
      </LocaleProvider>,
    );
    expect(screen.getByText('开始月份不能晚于本月')).toBeVisible();
  });

  it('is what “Now” means', async () => {
    render(<TimePicker label="Time" />, { wrapper: London });
    await userEvent.click(screen.getByRole('button', { name: /Time/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Now' }));
    expect(screen.getByRole('textbox')).toHaveValue('16:05');
  });
});
