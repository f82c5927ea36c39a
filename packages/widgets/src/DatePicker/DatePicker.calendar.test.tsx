import { LocaleProvider } from '@mingjian/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePicker, type DatePickerProps } from './DatePicker';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('../internal/calendar/Calendar'));

const TODAY = '2026-11-21';

const renderField = (props: Partial<DatePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<DatePicker label="出具日期" today={TODAY} onValueChange={onValueChange} {...props} />);
  return { onValueChange, input: screen.getByRole('textbox', { name: '出具日期' }) };
};

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开出具日期日历' }));
  return screen.findByRole('grid');
};

describe('the calendar of DatePicker', () => {
  it('starts weeks on Monday, with one sign a day', async () => {
    renderField();

    const [heads, ...weeks] = within(await openCalendar()).getAllByRole('row', { hidden: true });

    expect(heads).toHaveTextContent('一二三四五六日');
    expect(within(weeks[0]!).getAllByRole('button')[0]).toHaveAccessibleName(
      '2026年10月26日星期一',
    );
  });

  it('has English texts in English', async () => {
    render(
      <LocaleProvider language="en">
        <DatePicker label="Issued on" today={TODAY} />
      </LocaleProvider>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Open calendar for Issued on' }));

    const grid = await screen.findByRole('grid', { name: 'November 2026' });
    expect(within(grid).getByText('Mon')).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^Today, Saturday,? 21 November 2026$/ }),
    ).toHaveFocus();
  });

  it('opens on the selected day, or on today', async () => {
    renderField({ defaultValue: '2019-07-01' });

    await openCalendar();

    expect(screen.getByRole('grid', { name: '2019年7月' })).toBeVisible();
    expect(screen.getByRole('button', { name: '2019年7月1日星期一，已选' })).toHaveFocus();
  });

  it('obeys the keys of a date grid', async () => {
    const { onValueChange, input } = renderField();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('button', { name: /^今天，/ })).toHaveFocus();

    const steps: [string, RegExp][] = [
      ['{ArrowLeft}', /11月20日/],
      ['{ArrowDown}', /11月27日/],
      ['{Home}', /11月23日/],
      ['{End}', /11月29日/],
      ['{ArrowUp}', /11月22日/],
      ['{ArrowRight}', /11月23日/],
      ['{PageDown}', /2026年12月23日/],
      ['{PageUp}', /2026年11月23日/],
      ['{Shift>}{PageUp}{/Shift}', /2025年11月23日/],
      ['{Shift>}{PageDown}{/Shift}', /2026年11月23日/],
    ];
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(name));
    }
    await userEvent.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-23');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '打开出具日期日历' })).toHaveFocus();
  });

  it('closes on Escape without a change and returns focus', async () => {
    const { onValueChange } = renderField();
    await openCalendar();

    await userEvent.keyboard('{ArrowLeft}{Escape}');

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '打开出具日期日历' })).toHaveFocus();
  });

  it('goes to any month and year at once, and announces it', async () => {
    const { onValueChange } = renderField();
    await openCalendar();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '年份' }), '1988年');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '月份' }), '2月');

    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('1988年2月');
    await userEvent.click(screen.getByRole('button', { name: /1988年2月29日/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1988-02-29');
  });

  it('explains a disabled day, also by keyboard, and does not select it', async () => {
    const { onValueChange, input } = renderField({ min: '2026-11-20', max: '2026-11-30' });
    await openCalendar();
    expect(screen.getByText('可选 2026-11-20 至 2026-11-30')).toBeVisible();

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');

    const day = screen.getByRole('button', { name: '2026年11月19日星期四，不能早于 2026-11-20' });
    expect(day).toHaveFocus();
    expect(day).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('不能早于 2026-11-20')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await userEvent.type(input, '2026-12-1');
    await userEvent.tab();
    expect(input).toHaveAccessibleDescription('不能晚于 2026-11-30');
  });

  it('holds days back for reasons of the caller, today among them', async () => {
    const reason = '周末不出具报告';
    const { onValueChange } = renderField({
      dayDisabledReason: (date) =>
        ['2026-11-21', '2026-11-22'].includes(date) ? reason : undefined,
    });
    await openCalendar();

    const today = within(screen.getByRole('dialog')).getByRole('button', { name: '今天' });
    expect(today).toHaveAccessibleDescription(reason);
    await userEvent.click(today);

    expect(onValueChange).not.toHaveBeenCalled();
  });
});
