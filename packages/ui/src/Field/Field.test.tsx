import { render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { TextField } from '../TextField/TextField';
import { Field, type FieldNote } from './Field';
import { fieldAria } from './fieldAria';

const checking: FieldNote = { tone: 'checking', text: '正在核对身份证号' };
const accepted: FieldNote = { tone: 'success', text: '身份证号与姓名相符' };
const odd: FieldNote = { tone: 'warning', text: '候选人未满 18 周岁' };

describe('Field', () => {
  conforms(Field, {
    props: { label: '出生日期', controlId: 'birth', children: <input id="birth" /> },
  });

  it('labels any control, and links description and error to it', () => {
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

  it('links a note to the control, which stays valid', () => {
    const about = { description: '与证件一致', note: odd };
    render(
      <Field label="出生日期" controlId="birth" {...about}>
        <input id="birth" {...fieldAria('birth', about)} />
      </Field>,
    );

    const control = screen.getByRole('textbox', { name: '出生日期' });
    expect(control).toHaveAccessibleDescription(/^与证件一致 注意\s?候选人未满 18 周岁$/);
    expect(control).toBeValid();
    expect(control).toHaveAttribute('data-note', 'warning');
    expect(screen.getByRole('status')).toHaveTextContent(/注意\s?候选人未满 18 周岁/);
  });

  it('keeps the live element while the note changes, and is busy only while the value is checked', () => {
    const { rerender } = render(<TextField label="身份证号" note={checking} />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('正在核对身份证号');
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-busy', 'true');

    rerender(<TextField label="身份证号" note={accepted} />);
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent(/成功\s?身份证号与姓名相符/);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-busy');

    rerender(<TextField label="身份证号" />);
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toBeEmptyDOMElement();
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('');
  });

  it('shows only the error while there is one', () => {
    const { rerender } = render(<TextField label="身份证号" note={checking} />);

    rerender(<TextField label="身份证号" note={checking} error="第 18 位不正确" />);

    const control = screen.getByRole('textbox');
    expect(control).toHaveAccessibleDescription('第 18 位不正确');
    expect(control).not.toHaveAttribute('data-note');
    expect(control).not.toHaveAttribute('aria-busy');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has no element for a note before the first one', () => {
    render(<TextField label="身份证号" />);

    expect(screen.queryByRole('status')).toBeNull();
  });
});
