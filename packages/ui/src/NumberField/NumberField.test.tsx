import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { NumberField, type NumberFieldProps } from './NumberField';

function renderField(props: Partial<NumberFieldProps> = {}) {
  const onValueChange = vi.fn();
  function Controlled() {
    const [value, setValue] = useState(props.value ?? null);
    const handleChange = (next: number | null) => {
      setValue(next);
      onValueChange(next);
    };
    return <NumberField label="单价" {...props} value={value} onValueChange={handleChange} />;
  }
  render(<Controlled />);
  return { onValueChange, input: screen.getByRole('spinbutton', { name: '单价' }) };
}

describe('NumberField', () => {
  conforms(NumberField, {
    props: { label: '单价' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(NumberField, {
    value: 1234,
    submitted: ['1234'],
    next: 1235,
    nextSubmitted: ['1235'],
    change: (control) => userEvent.type(control, '{ArrowUp}'),
  });

  it('announces description and error, and the value of the spin button', () => {
    const { input } = renderField({
      value: 5,
      min: 0,
      max: 10,
      description: '元',
      error: '请输入该项',
    });

    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('元 请输入该项');
    expect(input).toHaveAttribute('aria-valuenow', '5');
    expect(input).toHaveAttribute('aria-valuemax', '10');
  });

  it('reads its currency and unit', () => {
    const { input } = renderField({ prefix: '¥', suffix: '每单', description: '不含税' });

    expect(input).toHaveAccessibleDescription('¥ 每单 不含税');
  });

  it('reports every typed number, and null for an empty text', async () => {
    const { onValueChange, input } = renderField();

    await userEvent.type(input, '12');
    await userEvent.clear(input);

    expect(onValueChange.mock.calls).toEqual([[1], [12], [null]]);
  });

  it('accepts a pasted 1,234 and full-width digits, and formats them', async () => {
    const { onValueChange, input } = renderField({ precision: 2 });

    await userEvent.click(input);
    await userEvent.paste('１，２３４．５');
    await userEvent.tab();

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(1234.5);
    expect(input).toHaveValue('1,234.50');
  });

  it('adjusts a number to the limits on blur, and announces it', async () => {
    const { onValueChange, input } = renderField({ min: 10, max: 99 });

    await userEvent.type(input, '500');
    expect(onValueChange).toHaveBeenLastCalledWith(50);

    await userEvent.tab();
    expect(input).toHaveValue('99');
    expect(onValueChange).toHaveBeenLastCalledWith(99);
    expect(screen.getByRole('status')).toHaveTextContent('不能大于 99，已改为 99');
  });

  it('keeps unreadable text, reports null for it and shows an error', async () => {
    const { onValueChange, input } = renderField({ value: 5 });

    await userEvent.clear(input);
    await userEvent.type(input, '三百');
    await userEvent.tab();

    expect(input).toHaveValue('三百');
    expect(input).toBeInvalid();
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it('steps with arrows and pages, from the typed number', async () => {
    const { onValueChange, input } = renderField({ value: 0.1, step: 0.1 });

    await userEvent.type(input, '{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}');

    expect(onValueChange.mock.calls).toEqual([[0.2], [0.3], [1.3], [1.2]]);
  });

  it('leaves the wheel to the page, whether it has focus or not', async () => {
    const { onValueChange, input } = renderField({ value: 5 });
    await userEvent.click(input);

    expect(fireEvent.wheel(input, { deltaY: -100 })).toBe(true);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('commits the number before Enter submits the form', async () => {
    const { onValueChange, input } = renderField({ max: 99 });

    await userEvent.type(input, '500{Enter}');

    expect(onValueChange).toHaveBeenLastCalledWith(99);
  });

  it('replaces the typed text by a new value of the parent', () => {
    const { rerender } = render(<NumberField label="单价" value={5} onValueChange={() => {}} />);
    fireEvent.change(screen.getByRole('spinbutton'), { target: { value: 'abc' } });
    expect(screen.getByRole('spinbutton')).toHaveValue('abc');

    rerender(<NumberField label="单价" value={8} onValueChange={() => {}} />);

    expect(screen.getByRole('spinbutton')).toHaveValue('8');
  });

  it.each([{ readOnly: true }, { disabled: true }])('cannot be stepped while %o', (state) => {
    const { onValueChange, input } = renderField({ value: 5, ...state });

    fireEvent.keyDown(input, { key: 'ArrowUp' });

    expect(onValueChange).not.toHaveBeenCalled();
  });
});
