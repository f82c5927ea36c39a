import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { withStyleSheets } from '../internal/testing/styleSheets';
import { TextField } from './TextField';

withStyleSheets();

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

  it('reads a text beside it with the input, not an icon', () => {
    const { rerender } = render(
      <TextField label="邮箱" prefix="www." suffix="@mingjian.cn" description="用于登录" />,
    );
    expect(screen.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription(
      'www. @mingjian.cn 用于登录',
    );

    rerender(<TextField label="邮箱" prefix={<svg aria-hidden />} suffix={null} />);

    expect(screen.getByRole('textbox', { name: '邮箱' })).toHaveAccessibleDescription('');
  });

  it('takes focus by a press on the text beside it', async () => {
    render(<TextField label="手机" prefix="+86" />);

    await userEvent.click(screen.getByText('+86'));

    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('keeps the same input while content beside it comes and goes', () => {
    const { rerender } = render(<TextField label="手机" />);
    const input = screen.getByRole('textbox');

    rerender(<TextField label="手机" suffix="已验证" clearable />);

    expect(screen.getByRole('textbox')).toBe(input);
  });

  it('is cleared by a button, which is there while it has text', async () => {
    const onValueChange = vi.fn();
    render(
      <TextField label="候选人" clearable defaultValue="欧阳" onValueChange={onValueChange} />,
    );

    await userEvent.click(screen.getByRole('button', { name: '清除候选人' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([{ disabled: true }, { readOnly: true }])('cannot be cleared while %o', (state) => {
    render(<TextField label="候选人" clearable defaultValue="欧阳" {...state} />);

    expect(screen.queryByRole('button')).toBeNull();
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
