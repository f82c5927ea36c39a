import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 1, label: '由候选人填写', description: '发送授权链接' },
  { value: 2, label: '由客户填写' },
  { value: 3, label: '由供应商填写', disabled: true },
];

describe('RadioGroup', () => {
  conforms(RadioGroup<number>, {
    props: { label: '信息收集方式', options, defaultValue: 1 },
    refTarget: (container) => container.querySelector('input:checked'),
  });

  conformsAsField(RadioGroup<number>, {
    props: { options },
    value: 1,
    submitted: ['1'],
    next: 2,
    nextSubmitted: ['2'],
    change: () => userEvent.click(screen.getByRole('radio', { name: '由客户填写' })),
    named: (control) => control.closest('fieldset')!,
    boxed: false,
  });

  it('is a named group, invalid and described while it has an error', () => {
    render(
      <RadioGroup
        label="信息收集方式"
        options={options}
        value={null}
        onValueChange={() => {}}
        description="创建后不能改"
        error="请选择"
        required
      />,
    );

    const group = screen.getByRole('radiogroup', { name: '信息收集方式' });
    expect(group).toBeInvalid();
    expect(group).toBeRequired();
    expect(group).toHaveAccessibleDescription('创建后不能改 请选择');
  });

  it('names each option by its label alone and describes it by its description', () => {
    render(
      <RadioGroup label="信息收集方式" options={options} value={1} onValueChange={() => {}} />,
    );

    expect(screen.getByRole('radio', { name: '由候选人填写' })).toHaveAccessibleDescription(
      '发送授权链接',
    );
  });

  it('reports the selection, refuses a disabled option, and shows the parent’s value', async () => {
    const onValueChange = vi.fn();
    render(
      <RadioGroup label="信息收集方式" options={options} value={1} onValueChange={onValueChange} />,
    );

    await userEvent.click(screen.getByText('由供应商填写'));
    await userEvent.click(screen.getByText('由客户填写'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.getByRole('radio', { name: '由候选人填写' })).toBeChecked();
  });

  it('cannot be changed while read-only', async () => {
    const onValueChange = vi.fn();
    render(
      <RadioGroup
        label="信息收集方式"
        options={options}
        value={1}
        onValueChange={onValueChange}
        readOnly
      />,
    );

    await userEvent.click(screen.getByText('由客户填写'));

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: '由候选人填写' })).toBeChecked();
  });
});
