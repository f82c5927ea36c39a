import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
import { OrderTimeField } from './DateRangePicker.fixtures';
import { SO_FAR } from '../internal/calendar/model/soFar';

// Loaded beforehand: on a busy machine that takes longer than a query waits.
beforeAll(() => import('../internal/calendar/Calendar'));

const TODAY = '2026-11-21';
const november = { from: '2026-11-03', to: '2026-11-12' };

const renderField = (props: Partial<DateRangePickerProps> = {}) => {
  const onValueChange = vi.fn();
  render(<OrderTimeField today={TODAY} onValueChange={onValueChange} {...props} />);
  return {
    onValueChange,
    from: screen.getByRole('textbox', { name: '下单时间：开始日期' }),
    to: screen.getByRole('textbox', { name: '下单时间：结束日期' }),
  };
};

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: '打开下单时间日历' }));
  return screen.findAllByRole('grid');
};

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('DateRangePicker', () => {
  conformsAsField(DateRangePicker, {
    props: { today: TODAY, clearable: true },
    value: november,
    submitted: ['2026-11-03', '2026-11-12'],
    next: { from: '2026-11-04', to: '2026-11-12' },
    nextSubmitted: ['2026-11-04', '2026-11-12'],
    change: async (control) => {
      await userEvent.type(control, '{Backspace}4');
      await userEvent.click(document.body);
    },
  });

  it('is a named group; its ref is the first input, rest props go to the group and its class to the root', () => {
    const ref = createRef<HTMLInputElement>();

    const { from, to } = renderField({ ref, className: 'mine', title: '按北京时间' });

    const group = screen.getByRole('group', { name: '下单时间' });
    expect(ref.current).toBe(from);
    expect(group).toContainElement(to);
    expect(group).toHaveAttribute('title', '按北京时间');
    expect(document.querySelector('.mine')).toContainElement(group);
  });

  it('describes both ends by its note', () => {
    const { from, to } = renderField({
      defaultValue: november,
      note: { tone: 'warning', text: '不满一个月' },
    });

    for (const input of [from, to]) {
      expect(input).toHaveAccessibleDescription(/^注意\s?不满一个月$/);
      expect(input).toHaveAttribute('data-note', 'warning');
      expect(input).toBeValid();
    }
  });

  it('commits both ends on leaving, without an error in between', async () => {
    const { onValueChange, from, to } = renderField();

    await userEvent.type(from, '11-3');
    await userEvent.type(to, '2026年11月12日');
    expect(from).toHaveValue('2026-11-03');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.tab();

    expect(to).toHaveValue('2026-11-12');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(november);
  });

  it('swaps reversed ends and says so', async () => {
    const { onValueChange, from, to } = renderField();

    await userEvent.type(from, '11-12');
    await userEvent.type(to, '11-3');
    await userEvent.tab();

    expect([from, to].map((input) => (input as HTMLInputElement).value)).toEqual([
      '2026-11-03',
      '2026-11-12',
    ]);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(november);
    expect(screen.getByRole('status')).toHaveTextContent('开始日期晚于结束日期，已对调');
  });

  it('reports a missing end on leaving, keeps the other one and reports `null`', async () => {
    const onBlur = vi.fn();
    const { onValueChange, from, to } = renderField({ defaultValue: november, onBlur });

    await userEvent.clear(to);
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.tab();

    expect(onBlur).toHaveBeenCalledOnce();
    expect(from).toHaveValue('2026-11-03');
    expect(to).toBeInvalid();
    expect(from).toBeValid();
    expect(to).toHaveAccessibleDescription('请补全结束日期');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('keeps a text that is no date beside one that is', async () => {
    const { onValueChange, from, to } = renderField();

    await userEvent.type(from, '月初');
    await userEvent.type(to, '11-12');
    await userEvent.tab();

    expect(from).toHaveValue('月初');
    expect(from).toBeInvalid();
    expect(to).toHaveValue('2026-11-12');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('sends no form with a range that it cannot read, and the range with the one it can', async () => {
    const onSubmit = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).getAll('ordered'));
        }}
      >
        <DateRangePicker label="下单时间" today={TODAY} name="ordered" />
        <button type="submit">查询</button>
      </form>,
    );
    const [from, to] = screen.getAllByRole('textbox');

    await userEvent.type(from!, '11-3{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(to!, '11-12{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['2026-11-03', '2026-11-12']);
  });

  it('shows the maximum number of days', async () => {
    const { onValueChange, from, to } = renderField({ maxDays: 7 });

    await userEvent.type(from, '11-3');
    await userEvent.type(to, '11-12');
    await userEvent.tab();

    expect(to).toHaveAccessibleDescription('最多选择 7 天');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('clears by a button, also an invalid text', async () => {
    const { onValueChange, from, to } = renderField({ defaultValue: november, clearable: true });

    await press('清除下单时间');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    await userEvent.type(from, 'x');
    await press('清除下单时间');

    expect(from).toHaveValue('');
    expect(to).toHaveValue('');
    expect(from).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces an invalid text by a range from the calendar', async () => {
    const { onValueChange, from } = renderField();
    await userEvent.type(from, '月初');

    await openCalendar();
    await press('本月');

    expect(from).toHaveValue('2026-11-01');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-30' });
  });

  it('shows the parent’s value, not its own, when controlled', async () => {
    const { from } = renderField({ value: november });

    await openCalendar();
    await press('今天');

    expect(from).toHaveValue('2026-11-03');
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open while %o', (state) => {
    renderField({ value: november, ...state });

    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('variants of DateRangePicker', () => {
  it('open: has an open end when one is typed or selected alone', async () => {
    const { onValueChange, from } = renderField({ variant: 'open' });

    await userEvent.type(from, '11-3');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-03', to: '' });
    await openCalendar();
    await press(/2026年11月12日/);
    await press('2026-11-12 及以前');

    expect(onValueChange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-12' });
  });

  it('soFar: ends with now, typed or pressed, and never with today’s date', async () => {
    const { onValueChange, from, to } = renderField({ variant: 'soFar' });

    await userEvent.type(from, '2019-07-01');
    await userEvent.type(to, 'Present');
    await userEvent.tab();
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2019-07-01', to: SO_FAR });
    expect(to).toHaveValue('至今');

    await openCalendar();
    expect(screen.getByRole('button', { name: '至今' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.selectOptions(screen.getAllByRole('combobox', { name: '年份' })[0]!, '2020年');
    await press(/2020年7月6日/);
    await press('至今');
    expect(onValueChange).toHaveBeenLastCalledWith({ from: '2020-07-06', to: SO_FAR });
  });

  it('soFar: explains why the range cannot end now yet', async () => {
    const { onValueChange } = renderField({ variant: 'soFar' });
    await openCalendar();

    await press('至今');

    expect(screen.getByRole('button', { name: '至今' })).toHaveAccessibleDescription(
      '请选择开始日期',
    );
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
