import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { PasswordField } from './PasswordField';

describe('PasswordField', () => {
  conforms(PasswordField, {
    props: { label: '密码' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(PasswordField, {
    value: '甲',
    submitted: ['甲'],
    next: '甲乙',
    nextSubmitted: ['甲乙'],
    change: (control) => userEvent.type(control, '乙'),
  });

  it('hides the text until requested, and names the next action of its button', async () => {
    render(<PasswordField label="密码" defaultValue="mingjian2026" />);
    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'password');

    await userEvent.click(screen.getByRole('button', { name: '显示密码' }));

    expect(screen.getByLabelText('密码')).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: '隐藏密码' })).toBeVisible();
  });

  it('announces Caps Lock politely, until blur', () => {
    render(<PasswordField label="密码" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    fireEvent.keyDown(screen.getByLabelText('密码'), { key: 'A', modifierCapsLock: true });
    expect(screen.getByRole('status')).toHaveTextContent('大写锁定已打开');

    fireEvent.blur(screen.getByLabelText('密码'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is invalid and described while it has an error', () => {
    render(<PasswordField label="密码" error="密码不正确" />);

    expect(screen.getByLabelText('密码')).toBeInvalid();
    expect(screen.getByLabelText('密码')).toHaveAccessibleDescription('密码不正确');
  });
});
