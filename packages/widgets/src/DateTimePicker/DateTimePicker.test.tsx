import { createRef } from 'react';
import { LocaleProvider } from '@mingjian/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('../internal/calendar/Calendar'));

const NOW = '2026-11-21 10:10';

const renderField = (props: Partial<DateTimePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<DateTimePicker label="面谈时间" now={NOW} onValueChange={onValueChange} {...props} />);
  return { onValueChange, input: screen.getByRole('textbox', { name: '面谈时间' }) };
};

const openPanel = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开面谈时间日历' }));
  return screen.findByRole('grid');
};

const day = (number: number) =>
  screen.getByRole('button', { name: new RegExp(`2026年11月${number}日`) });

const list = () => within(screen.getByRole('listbox'));

const times = () =>
  list()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('DateTimePicker', () => {
  conformsAsField(DateTimePicker, {
    props: { now: NOW, clearable: true },
    value: '2026-11-21 09:31',
    submitted: ['2026-11-21 09:31'],
    next: '2026-11-21 09:32',
    nextSubmitted: ['2026-11-21 09:32'],
    change: (control) => userEvent.type(control, '{Backspace}2{Enter}'),
  });

  it('gives its ref and rest props to the input, and its class to the root', () => {
    const ref = createRef<HTMLInputElement>();

    const { input } = renderField({ ref, className: 'mine', title: '北京时间' });

    expect(ref.current).toBe(input);
    expect(input).toHaveAttribute('title', '北京时间');
    expect(document.querySelector('.mine')).toContainElement(input);
  });

  it.each(['2026-11-22 9:30', '11/22 930', '2026年11月22日上午9点半', '202611220930'])(
    'writes %s the one way, once it is left',
    async (typed) => {
      const { onValueChange, input } = renderField();

      await userEvent.type(input, typed);
      expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();

      expect(input).toHaveValue('2026-11-22 09:30');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22 09:30');
    },
  );

  it('writes seconds where it has them', async () => {
    const { onValueChange, input } = renderField({ seconds: true });

    await userEvent.type(input, '11-22 9:30:15{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22 09:30:15');
  });

  it('includes a limit without seconds', async () => {
    const { onValueChange, input } = renderField({ seconds: true, max: '2026-11-22 18:00' });

    await userEvent.type(input, '11-22 18:00{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22 18:00:00');
  });

  it.each([
    ['2026-11-22', '请补全时间，例如 2026-11-21 09:30'],
    ['2026-02-30 9:30', '没有这一天，请检查月份和日期'],
    ['2026-11-22 25:00', '没有这个时间，请检查小时和分钟'],
    ['下周三', '请输入日期和时间，例如 2026-11-21 09:30'],
  ])('keeps the invalid text %s, explains it and reports `null`', async (typed, message) => {
    const { onValueChange, input } = renderField({ defaultValue: NOW });

    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await userEvent.tab();

    expect(input).toHaveValue(typed);
    expect(input).toHaveAccessibleDescription(message);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('can be cleared by a button', async () => {
    const { onValueChange, input } = renderField({ defaultValue: NOW, clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除面谈时间' }));

    expect(input).toHaveFocus();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open while %o', (state) => {
    const { input } = renderField({ defaultValue: NOW, ...state });

    fireEvent.keyDown(input, { key: 'ArrowDown' });

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the panel of DateTimePicker', () => {
  it('selects a day, then a time, by keyboard', async () => {
    const { onValueChange, input } = renderField();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(day(21)).toHaveFocus());
    expect(screen.getByText('请选择日期')).toBeVisible();

    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('listbox')).toHaveFocus();
    expect(screen.getByText('请选择时间')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('14{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22 14:00');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '打开面谈时间日历' })).toHaveFocus();
  });

  it('selects a time, then a day', async () => {
    const { onValueChange } = renderField();
    await openPanel();

    await userEvent.click(list().getByRole('option', { name: '14:00' }));
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.click(day(22));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-22 14:00');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('changes the day and keeps the time, and stays open for another one', async () => {
    const { onValueChange, input } = renderField({ defaultValue: '2026-11-20 09:00' });
    await openPanel();
    expect(list().getByRole('option', { selected: true })).toHaveTextContent('09:00');

    await userEvent.click(day(22));
    expect(onValueChange).toHaveBeenLastCalledWith('2026-11-22 09:00');
    expect(input).toHaveValue('2026-11-22 09:00');
    await userEvent.click(list().getByRole('option', { name: '09:30' }));

    expect(onValueChange).toHaveBeenLastCalledWith('2026-11-22 09:30');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a day without a time as text, and asks for the time when it is left', async () => {
    const { onValueChange, input } = renderField();
    await openPanel();

    await userEvent.click(day(22));
    expect(input).toHaveValue('2026-11-22');
    expect(input).toBeValid();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();

    expect(input).toHaveValue('2026-11-22');
    expect(input).toHaveAccessibleDescription('请补全时间，例如 2026-11-21 09:30');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('lists on the first and last day only the times within the limits', async () => {
    const { onValueChange, input } = renderField({
      defaultValue: '2026-11-21 09:00',
      min: '2026-11-20 17:15',
      max: '2026-11-22 01:00',
    });
    await openPanel();
    expect(times()).toHaveLength(48);
    expect(screen.getByText('可选 2026-11-20 17:15 至 2026-11-22 01:00')).toBeVisible();

    await userEvent.click(day(22));
    expect(times()).toEqual(['00:00', '00:30', '01:00']);
    // 09:00 is too late on that day, so it is not selected any more.
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByText('请选择时间')).toBeVisible();

    await userEvent.click(day(20));
    expect(times()[0]).toBe('17:30');
    expect(day(19)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');

    await userEvent.clear(input);
    await userEvent.type(input, '2026-11-20 17:00{Enter}');
    expect(input).toHaveAccessibleDescription('不能早于 2026-11-20 17:15');
  });

  it('explains disabled days and times', async () => {
    const { onValueChange, input } = renderField({
      dayDisabledReason: (date) => (date === '2026-11-22' ? '周日不面谈' : undefined),
      timeDisabledReason: (dateTime) => (dateTime.endsWith('12:00') ? '午休' : undefined),
    });
    await openPanel();

    await userEvent.click(day(22));
    await userEvent.click(day(20));
    await userEvent.click(list().getByRole('option', { name: '12:00，午休' }));
    expect(screen.getByText('午休')).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');

    await userEvent.clear(input);
    await userEvent.type(input, '11-22 9:00{Enter}');
    expect(input).toHaveAccessibleDescription('周日不面谈');
  });

  it('takes now from a button', async () => {
    const { onValueChange } = renderField({ seconds: true, now: '2026-11-21 10:10:07' });
    await openPanel();

    await userEvent.click(screen.getByRole('button', { name: '此刻' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-21 10:10:07');
  });

  it('has English texts in English', async () => {
    render(
      <LocaleProvider language="en">
        <DateTimePicker label="Interview" now={NOW} />
      </LocaleProvider>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Open calendar for Interview' }));

    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(screen.getByRole('listbox', { name: 'Times' })).toBeVisible();
    expect(screen.getByText('Select a date')).toBeVisible();
  });
});

describe('DateTimePicker in any zone', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each(['America/Los_Angeles', 'Asia/Shanghai', 'Europe/London', 'Pacific/Apia'])(
    'means the day and time in Beijing by now, in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ now: Date.parse('2026-10-24T17:42:07Z'), toFake: ['Date'] });
      const { onValueChange } = renderField({ now: undefined });

      await openPanel();
      expect(screen.getByRole('button', { name: /^今天，2026年10月25日/ })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: '此刻' }));

      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-10-25 01:42');
    },
  );
});
