import { LocaleProvider } from '@mingjian/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHINA_HOLIDAYS, workCalendarOf } from '../../../api/src';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { CalendarPicker, type CalendarPickerProps } from './CalendarPicker';
import { CalendarRangePicker, type CalendarRangePickerProps } from './CalendarRangePicker';

const china = workCalendarOf(CHINA_HOLIDAYS);
const TODAY = '2026-09-24';
const dayButton = async (name: RegExp) => screen.findByRole('button', { name });
const selectDay = async (name: RegExp) => userEvent.click(await dayButton(name));

const renderDay = (props: Partial<CalendarPickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(
    <CalendarPicker
      label="截止日期"
      today={TODAY}
      workCalendar={china}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  return { onValueChange, group: screen.getByRole('group', { name: '截止日期' }) };
};
const renderDays = (props: Partial<CalendarRangePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(
    <CalendarRangePicker
      label="工期"
      today={TODAY}
      workCalendar={china}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  return { onValueChange, group: screen.getByRole('group', { name: '工期' }) };
};
/** The selection in words: the last live region of the field. */
const selection = () => within(screen.getByRole('group')).getAllByRole('status').at(-1);

describe('CalendarPicker', () => {
  conformsAsField(CalendarPicker, {
    props: { today: TODAY },
    value: '2026-09-25',
    submitted: ['2026-09-25'],
    next: '2026-09-28',
    nextSubmitted: ['2026-09-28'],
    change: async () => selectDay(/^2026年9月28日/),
    boxed: false,
  });

  it('counts the working days to a day, over a holiday and with a make-up day', async () => {
    const { onValueChange } = renderDay();
    expect(selection()).toHaveTextContent('请选择日期');

    await userEvent.click(await screen.findByRole('button', { name: '下个月' }));
    await selectDay(/^2026年10月10日/);

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-10-10');
    expect(selection()).toHaveTextContent('2026-10-10 · 6 个工作日后');
  });

  it.each([
    [TODAY, `${TODAY} · 今天`],
    ['2026-09-18', '2026-09-18 · 5 个工作日前'],
  ])('says how far %s is', (value, text) => {
    renderDay({ value });
    expect(selection()).toHaveTextContent(text);
  });

  it('has Chinese weekdays from Monday, and names holidays and make-up days', async () => {
    renderDay();

    expect(await dayButton(/^2026年9月25日星期五，中秋节，休息$/)).toHaveTextContent('25');
    expect(await dayButton(/^2026年9月20日星期日，国庆节，调休上班$/)).toBeVisible();
    const heads = within(screen.getByRole('grid')).getAllByRole('columnheader', { hidden: true });
    expect(heads.map((head) => head.textContent).join('')).toBe('一二三四五六日');
  });

  it('rests and works on the days that its own working calendar lists', async () => {
    const own = workCalendarOf([
      { day: '2026-09-25', dayType: 3, holidayName: '公司成立日' },
      { day: '2026-09-26', dayType: 4, holidayName: '公司成立日' },
      { day: '2026-09-27', dayType: 4, holidayName: '公司成立日' },
    ]);
    renderDay({ workCalendar: own, value: '2026-09-28' });

    expect(await dayButton(/^2026年9月25日星期五，公司成立日，休息$/)).toBeVisible();
    expect(await dayButton(/^2026年9月26日星期六，公司成立日，调休上班$/)).toBeVisible();
    expect(await dayButton(/^2026年9月20日星期日(?!.*调休)/)).toBeVisible();
    expect(selection()).toHaveTextContent('2026-09-28 · 3 个工作日后');
  });

  it('shows the name of the holiday that has focus', async () => {
    renderDay();

    await userEvent.hover(await dayButton(/^2026年9月26日/));

    expect(screen.getByText('中秋节，休息')).toBeVisible();
  });

  it('obeys the keys of a date grid, and takes no focus by itself', async () => {
    const { onValueChange } = renderDay({ defaultValue: '2026-09-24' });
    const day = await dayButton(/^今天，2026年9月24日/);
    expect(document.body).toHaveFocus();

    day.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-09-30');
  });

  it('counts weekends alone where the working calendar failed, and offers to try again', async () => {
    const onRetry = vi.fn();
    renderDay({ workCalendar: undefined, loadError: { onRetry }, value: '2026-10-08' });

    expect(screen.getByRole('alert')).toHaveTextContent('工作日历加载失败，暂按周末计算');
    expect(selection()).toHaveTextContent('10 个工作日后');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says that the working calendar is loading', () => {
    renderDay({ workCalendar: undefined, loading: true });
    expect(screen.getByText('正在加载工作日历')).toHaveAttribute('aria-busy', 'true');
  });

  it('explains a day outside the limits and does not select it', async () => {
    const { onValueChange } = renderDay({ min: TODAY });

    await selectDay(/^2026年9月23日/);

    expect(screen.getByText('不能早于 2026-09-24')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('can be cleared', async () => {
    const { onValueChange } = renderDay({ defaultValue: '2026-09-25', clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除截止日期' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('has English texts in English', async () => {
    render(
      <LocaleProvider language="en">
        <CalendarPicker label="Due" today={TODAY} workCalendar={china} value="2026-09-28" />
      </LocaleProvider>,
    );

    expect(selection()).toHaveTextContent('2026-09-28 · in 1 working day');
    expect(await dayButton(/25.*2026, 中秋节, day off$/)).toBeVisible();
  });
});

describe('CalendarRangePicker', () => {
  conformsAsField(CalendarRangePicker, {
    props: { today: TODAY },
    value: { from: '2026-09-01', to: '2026-09-04' },
    submitted: ['2026-09-01', '2026-09-04'],
    next: { from: '2026-09-14', to: '2026-09-16' },
    nextSubmitted: ['2026-09-14', '2026-09-16'],
    change: async () => {
      await selectDay(/^2026年9月16日/);
      await selectDay(/^2026年9月14日/);
    },
    boxed: false,
  });

  it('selects two days in any order and counts the working ones', async () => {
    const { onValueChange } = renderDays();

    await selectDay(/^2026年9月28日/);
    expect(selection()).toHaveTextContent('2026-09-28 起，请选择结束日期');
    await selectDay(/^2026年9月18日/);

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-09-18', to: '2026-09-28' });
    expect(selection()).toHaveTextContent('共 11 天，其中 7 个工作日');
  });

  it('is read but not changed while it is read-only', async () => {
    const { onValueChange } = renderDays({
      readOnly: true,
      value: { from: '2026-09-24', to: '2026-09-30' },
    });

    await selectDay(/^2026年9月16日/);

    expect(selection()).toHaveTextContent('共 7 天，其中 4 个工作日');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
