import { createRef } from 'react';
import { LocaleProvider } from '@mingjian/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { MonthPicker, type MonthPickerProps } from './MonthPicker';

const TODAY = '2026-11-21';

const renderField = (props: Partial<MonthPickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<MonthPicker label="账单月份" today={TODAY} onValueChange={onValueChange} {...props} />);
  return { onValueChange, input: screen.getByRole('textbox', { name: '账单月份' }) };
};

const openMonths = async () => {
  await userEvent.click(screen.getByRole('button', { name: '选择账单月份' }));
  return screen.getByRole('grid');
};

describe('MonthPicker', () => {
  conformsAsField(MonthPicker, {
    props: { today: TODAY, clearable: true },
    value: '2026-11',
    submitted: ['2026-11'],
    next: '2026-12',
    nextSubmitted: ['2026-12'],
    change: (control) => userEvent.type(control, '{Backspace}2{Enter}'),
  });

  it('gives its ref and rest props to the input, and its class to the root', () => {
    const ref = createRef<HTMLInputElement>();

    const { input } = renderField({ ref, className: 'mine', title: '开票的月份' });

    expect(ref.current).toBe(input);
    expect(input).toHaveAttribute('title', '开票的月份');
    expect(document.querySelector('.mine')).toContainElement(input);
  });

  it.each(['2026-11', '202611', '2026年11月', '11/2026', '２０２６／１１', '11月'])(
    'writes %s the one way, once it is left',
    async (typed) => {
      const { onValueChange, input } = renderField();

      await userEvent.type(input, typed);
      expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();

      expect(input).toHaveValue('2026-11');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11');
    },
  );

  it.each([
    ['上个月', '请输入月份，例如 2026-11'],
    ['2026-13', '没有这个月份，请检查年份和月份'],
  ])('keeps the invalid text %s, explains it and reports `null`', async (typed, message) => {
    const { onValueChange, input } = renderField({ defaultValue: '2026-11' });

    await userEvent.clear(input);
    await userEvent.type(input, typed);
    await userEvent.tab();

    expect(input).toHaveValue(typed);
    expect(input).toHaveAccessibleDescription(message);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('can be cleared by a button', async () => {
    const { onValueChange, input } = renderField({ defaultValue: '2026-11', clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除账单月份' }));

    expect(input).toHaveFocus();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open while %o', (state) => {
    const { input } = renderField({ defaultValue: '2026-11', ...state });

    fireEvent.keyDown(input, { key: 'ArrowDown' });

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the months of MonthPicker', () => {
  it('are twelve, with the present one and the selected one', async () => {
    renderField({ defaultValue: '2026-09' });

    const grid = await openMonths();

    expect(grid).toHaveAccessibleName('2026年');
    expect(within(grid).getAllByRole('button')).toHaveLength(12);
    expect(screen.getByRole('button', { name: '2026年9月，已选' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '本月，2026年11月' })).toHaveAttribute(
      'aria-current',
      'date',
    );
  });

  it('obey the keys of a date grid', async () => {
    const { onValueChange, input } = renderField();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: '本月，2026年11月' })).toHaveFocus();

    const steps: [string, string][] = [
      ['{ArrowLeft}', '2026年10月'],
      ['{ArrowUp}', '2026年7月'],
      ['{End}', '2026年9月'],
      ['{Home}', '2026年7月'],
      ['{PageDown}', '2027年7月'],
      ['{PageUp}{PageUp}', '2025年7月'],
      ['{ArrowDown}{ArrowDown}{ArrowRight}', '2026年2月'],
    ];
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-02');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '选择账单月份' })).toHaveFocus();
  });

  it('have one stop of the Tab key in every year', async () => {
    renderField();
    await openMonths();

    await userEvent.click(screen.getByRole('button', { name: '下一年' }));

    expect(screen.getByRole('grid')).toHaveAccessibleName('2027年');
    expect(screen.getByRole('button', { name: '下一年' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '2027年11月' })).toHaveFocus();
  });

  it('go to any year at once, and announce it', async () => {
    const { onValueChange } = renderField();
    await openMonths();

    await userEvent.selectOptions(screen.getByRole('combobox', { name: '年份' }), '1988年');
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('1988年');
    await userEvent.click(screen.getByRole('button', { name: '1988年2月' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('1988-02');
  });

  it('end at the years of the limits, and explain a month outside', async () => {
    const { onValueChange, input } = renderField({ min: '2025-06', max: '2026-11' });
    await openMonths();
    expect(screen.getByText('可选 2025-06 至 2026-11')).toBeVisible();
    expect(screen.getByRole('button', { name: '下一年' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.keyboard('{ArrowRight}{Enter}');
    const month = screen.getByRole('button', { name: '2026年12月，不能晚于 2026-11' });
    expect(month).toHaveFocus();
    expect(screen.getByText('不能晚于 2026-11')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    expect(month).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await userEvent.type(input, '2025-5{Enter}');
    expect(input).toHaveAccessibleDescription('不能早于 2025-06');
  });

  it('are held back for reasons of the caller, the present one among them', async () => {
    const reason = '已结账';
    const { onValueChange } = renderField({
      monthDisabledReason: (month) => (month === '2026-11' ? reason : undefined),
    });
    await openMonths();

    const button = screen.getByRole('button', { name: '本月' });
    expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: '本月，2026年11月，已结账' }));

    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('have English texts in English', async () => {
    render(
      <LocaleProvider language="en">
        <MonthPicker label="Billing month" today={TODAY} />
      </LocaleProvider>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Select Billing month' }));

    const current = screen.getByRole('button', { name: 'This month, November 2026' });
    expect(current).toHaveTextContent('Nov');
    expect(screen.getByRole('button', { name: 'Previous year' })).toBeVisible();
  });
});

describe('MonthPicker in any zone', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it.each(['America/Los_Angeles', 'Asia/Shanghai', 'Europe/London', 'Pacific/Apia'])(
    'means the month in Beijing, in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      vi.useFakeTimers({ now: Date.parse('2026-10-31T17:30:00Z'), toFake: ['Date'] });
      const { onValueChange } = renderField({ today: undefined });

      await openMonths();
      expect(screen.getByRole('button', { name: '本月，2026年11月' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{Enter}');

      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-10');
    },
  );
});
