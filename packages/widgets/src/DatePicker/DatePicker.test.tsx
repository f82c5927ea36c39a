import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conformsAsField } from '../../../ui/src/internal/testing/fieldConformance';
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

describe('DatePicker', () => {
  conformsAsField(DatePicker, {
    props: { today: TODAY, clearable: true },
    value: '2026-11-21',
    submitted: ['2026-11-21'],
    next: '2026-11-22',
    nextSubmitted: ['2026-11-22'],
    change: (control) => userEvent.type(control, '{Backspace}2{Enter}'),
  });

  it('hands its ref and rest props to the input, and its class to the root', () => {
    const ref = createRef<HTMLInputElement>();

    const { input } = renderField({ ref, className: 'mine', title: '报告上的日期' });

    expect(ref.current).toBe(input);
    expect(input).toHaveAttribute('title', '报告上的日期');
    expect(document.querySelector('.mine')).toContainElement(input);
  });

  it('shows its note until there is an error, and is busy while loading', async () => {
    const { input } = renderField({
      description: '与封面一致',
      note: { tone: 'checking', text: '正在核对' },
    });
    expect(input).toHaveAccessibleDescription('与封面一致 正在核对');
    expect(input).toHaveAttribute('data-note', 'checking');
    expect(input).toHaveAttribute('aria-busy', 'true');

    await userEvent.type(input, '月初');
    await userEvent.tab();

    expect(input).toBeInvalid();
    expect(input).not.toHaveAttribute('data-note');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each(['2026/11/5', '20261105', '2026年11月5日', '11-5', '２０２６－１１－０５'])(
    'writes %s the one way, once it is left',
    async (typed) => {
      const { onValueChange, input } = renderField();

      await userEvent.type(input, typed);
      expect(onValueChange).not.toHaveBeenCalled();
      await userEvent.tab();

      expect(input).toHaveValue('2026-11-05');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-05');
    },
  );

  it('keeps an invalid text, shows an error and reports `null`', async () => {
    const { onValueChange, input } = renderField({ defaultValue: TODAY });

    await userEvent.clear(input);
    await userEvent.type(input, '下周三');
    await userEvent.tab();

    expect(input).toHaveValue('下周三');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('请输入日期，例如 2026-11-21');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('keeps an invalid text after the calendar was opened', async () => {
    const { input } = renderField();
    await userEvent.type(input, '2026-02-30');

    await openCalendar();
    await userEvent.keyboard('{Escape}');

    expect(input).toHaveValue('2026-02-30');
    expect(screen.getByRole('alert')).toHaveTextContent('没有这一天，请检查月份和日期');
  });

  it('sends a form with the date that Enter ends, and none with a text that is no date', async () => {
    const onSubmit = vi.fn();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget).get('issued'));
        }}
      >
        <DatePicker label="出具日期" today={TODAY} name="issued" />
      </form>,
    );

    await userEvent.type(screen.getByRole('textbox'), '明天{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '11-22{Enter}');

    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2026-11-22');
  });

  it('leaves the Enter of an input method alone', () => {
    const { onValueChange, input } = renderField();
    fireEvent.change(input, { target: { value: '2026年' } });

    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });

    expect(input).toHaveValue('2026年');
    expect(input).toBeValid();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('reports `null` for an empty text', async () => {
    const { onValueChange, input } = renderField({ defaultValue: TODAY });

    await userEvent.clear(input);
    await userEvent.tab();

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(input).toBeValid();
  });

  it('replaces the text by a new value, and shows only the controlled one', async () => {
    const { rerender } = render(<DatePicker label="出具日期" today={TODAY} value="2026-11-01" />);
    await userEvent.type(screen.getByRole('textbox'), 'x');

    rerender(<DatePicker label="出具日期" today={TODAY} value="2026-11-09" />);
    expect(screen.getByRole('textbox')).toHaveValue('2026-11-09');
    await openCalendar();
    await userEvent.click(screen.getByRole('button', { name: /11月5日/ }));

    expect(screen.getByRole('textbox')).toHaveValue('2026-11-09');
  });

  it('can be cleared by a button', async () => {
    const { onValueChange, input } = renderField({ defaultValue: TODAY, clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除出具日期' }));

    expect(input).toHaveValue('');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(screen.queryByRole('button', { name: '清除出具日期' })).toBeNull();
    expect(input).toHaveFocus();
  });

  it.each([{ disabled: true }, { readOnly: true }])('does not open while %o', (state) => {
    const { input } = renderField({ defaultValue: TODAY, ...state });

    fireEvent.keyDown(input, { key: 'ArrowDown' });

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('calls onBlur when focus leaves the field, not when it goes to its calendar', async () => {
    const onBlur = vi.fn();
    const { input } = renderField({ onBlur });

    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();

    expect(onBlur).toHaveBeenCalledOnce();
  });
});
