import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { OtpField, type OtpFieldProps } from './OtpField';

function renderField(props: Partial<OtpFieldProps> = {}) {
  const onComplete = vi.fn();
  function Controlled() {
    const [value, setValue] = useState(props.value ?? '');
    return (
      <OtpField
        label="短信验证码"
        {...props}
        value={value}
        onValueChange={setValue}
        onComplete={onComplete}
      />
    );
  }
  render(<Controlled />);
  return { onComplete, input: screen.getByRole('textbox', { name: '短信验证码' }) };
}

describe('OtpField', () => {
  conforms(OtpField, {
    props: { label: '短信验证码' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(OtpField, {
    value: '38',
    submitted: ['38'],
    next: '382',
    nextSubmitted: ['382'],
    change: (control) => userEvent.type(control, '2'),
  });

  it('is one input with one name and autofill, described by description and error', () => {
    const { input } = renderField({ description: '已发送', error: '验证码不正确' });

    expect(screen.getAllByRole('textbox')).toEqual([input]);
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('已发送 验证码不正确');
  });

  it('accepts digits only, and reports the whole code once', async () => {
    const { onComplete, input } = renderField();

    await userEvent.type(input, '38a20917');

    expect(input).toHaveValue('382091');
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('382091');
  });

  it('finds the code in a pasted message', async () => {
    const { onComplete, input } = renderField();

    await userEvent.click(input);
    await userEvent.paste('【明鉴】验证码 ３８２０９１，请勿转发');

    expect(onComplete).toHaveBeenCalledExactlyOnceWith('382091');
  });

  it('keeps the caret after the last digit', async () => {
    const { input } = renderField({ value: '3820' });

    await userEvent.type(input, '{ArrowLeft}{ArrowLeft}{Backspace}');

    expect(input).toHaveValue('382');
  });
});
