import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { SegmentedControl } from './SegmentedControl';

const options = [
  { value: 'password', label: '密码登录' },
  { value: 'code', label: '验证码登录' },
];

describe('SegmentedControl', () => {
  conforms(SegmentedControl<string>, {
    props: { label: '登录方式', options, defaultValue: 'code' },
    refTarget: (container) => container.querySelector('input:checked'),
  });

  conformsAsField(SegmentedControl<string>, {
    props: { options },
    value: 'code',
    submitted: ['code'],
    next: 'password',
    nextSubmitted: ['password'],
    change: () => userEvent.click(screen.getByRole('radio', { name: '密码登录' })),
    named: (control) => control.closest('fieldset')!,
  });

  it('is a named group of radio buttons that shows the parent’s value', async () => {
    const onValueChange = vi.fn();
    render(
      <SegmentedControl
        label="登录方式"
        hideLabel
        options={options}
        value="password"
        onValueChange={onValueChange}
      />,
    );
    expect(screen.getByRole('group', { name: '登录方式' })).toBeVisible();

    await userEvent.click(screen.getByRole('radio', { name: '验证码登录' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('code');
    expect(screen.getByRole('radio', { name: '密码登录' })).toBeChecked();
  });

  it('is described by the reason why it is disabled', () => {
    render(
      <SegmentedControl
        label="登录方式"
        options={options}
        value="code"
        onValueChange={() => {}}
        disabled
        description="由集团统一设置"
      />,
    );

    expect(screen.getByRole('group', { name: '登录方式' })).toHaveAccessibleDescription(
      '由集团统一设置',
    );
    expect(screen.getByRole('radio', { name: '密码登录' })).toBeDisabled();
  });
});
