import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/conformance';
import { Field, fieldAria } from './Field';

describe('Field', () => {
  conforms(Field, { props: { label: '出生日期', controlId: 'birth', children: <input id="birth" /> } });

  it('names any control, and ties help and error to it', () => {
    const about = { description: '与证件一致', error: '不能晚于今天' };
    render(
      <Field label="出生日期" controlId="birth" {...about}>
        <input id="birth" {...fieldAria('birth', about)} />
      </Field>,
    );

    const control = screen.getByRole('textbox', { name: '出生日期' });
    expect(control).toHaveAccessibleDescription('与证件一致 不能晚于今天');
    expect(control).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('不能晚于今天');
  });
});
