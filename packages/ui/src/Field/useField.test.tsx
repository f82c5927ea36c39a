import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { useField, type FieldControlOptions } from './useField';

interface ExampleProps extends FieldControlOptions {
  placeholder?: string;
}

function Example(props: ExampleProps) {
  const { fieldProps, controlProps, rest } = useField(props);
  return (
    <Field {...fieldProps}>
      <input {...rest} {...controlProps} required={fieldProps.required} />
    </Field>
  );
}

const control = () => screen.getByRole('textbox', { name: '姓名' });

describe('useField', () => {
  it('splits props between the field and its control', () => {
    const { container } = render(
      <Example
        label="姓名"
        className="mine"
        placeholder="张伟"
        required
        description="与证件一致"
      />,
    );

    expect(container.firstElementChild).toHaveClass('mine');
    expect(control()).not.toHaveClass('mine');
    expect(control()).toHaveAttribute('placeholder', '张伟');
    expect(control()).toBeRequired();
    expect(control()).toHaveAccessibleDescription('与证件一致');
  });

  it('uses the given id, and generates one otherwise', () => {
    const { rerender } = render(<Example label="姓名" id="candidate" />);
    expect(control()).toHaveAttribute('id', 'candidate');

    rerender(<Example label="姓名" />);

    expect(control().id).not.toBe('');
  });

  it('shows the disabled reason in place of the description', () => {
    render(<Example label="姓名" description="与证件一致" disabledReason="已提交，不能修改" />);

    expect(control()).toHaveAccessibleDescription('已提交，不能修改');
  });

  it('keeps the description and validity that the control has of itself', () => {
    render(<Example label="姓名" description="与证件一致" aria-describedby="x" aria-invalid />);

    expect(control().getAttribute('aria-describedby')).toMatch(/^x .+-description$/);
    expect(control()).toBeInvalid();
  });

  it('marks the control invalid while there is an error, which hides the note', () => {
    render(<Example label="姓名" error="请输入姓名" note={{ tone: 'success', text: '可用' }} />);

    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription('请输入姓名');
  });
});
