import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { TextField } from './TextField';

describe('TextField', () => {
  conforms(TextField, {
    props: { label: '订单编号' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(TextField, {
    value: '甲',
    submitted: ['甲'],
    next: '甲乙',
    nextSubmitted: ['甲乙'],
    change: (control) => userEvent.type(control, '乙'),
  });

  it('is named by its label even when the label is hidden', () => {
    render(<TextField label="订单编号" hideLabel />);

    expect(screen.getByRole('textbox', { name: '订单编号' })).toBeVisible();
  });

  it('announces description and error together and is invalid while it has an error', () => {
    const { rerender } = render(
      <TextField label="手机" description="11 位数字" error="请输入该项" />,
    );
    expect(screen.getByRole('textbox', { name: '手机' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: '手机' })).toHaveAccessibleDescription(
      '11 位数字 请输入该项',
    );

    rerender(<TextField label="手机" description="11 位数字" />);

    expect(screen.getByRole('textbox', { name: '手机' })).toBeValid();
    expect(screen.getByRole('textbox', { name: '手机' })).toHaveAccessibleDescription('11 位数字');
  });
});
