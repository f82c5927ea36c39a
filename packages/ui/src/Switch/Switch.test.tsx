import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { Switch } from './Switch';

describe('Switch', () => {
  conforms(Switch, {
    props: { label: '短信通知' },
    target: (container) => container.querySelector('input'),
  });

  conformsAsField(Switch, {
    prop: 'checked',
    value: true,
    submitted: ['on'],
    next: false,
    nextSubmitted: [],
    change: (control) => userEvent.click(control),
    boxed: false,
  });

  it('is a switch named by its label, described by description and error', () => {
    render(
      <Switch
        label="短信通知"
        hideLabel
        description="向候选人发送授权短信"
        error="未能保存，请重试"
      />,
    );

    const control = screen.getByRole('switch', { name: '短信通知' });
    expect(control).toHaveAccessibleDescription('向候选人发送授权短信 未能保存，请重试');
    expect(control).toBeInvalid();
  });

  it('turns on and off with the mouse and with Space', async () => {
    const onChange = vi.fn();
    render(<Switch label="短信通知" onChange={onChange} />);

    await userEvent.click(screen.getByText('短信通知'));
    expect(screen.getByRole('switch')).toBeChecked();

    await userEvent.keyboard(' ');
    expect(screen.getByRole('switch')).not.toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it.each([{ loading: true }, { readOnly: true }])(
    'ignores changes but keeps focus while %o',
    async (state) => {
      const onChange = vi.fn();
      render(<Switch label="短信通知" defaultChecked onChange={onChange} {...state} />);

      await userEvent.click(screen.getByRole('switch'));

      expect(onChange).not.toHaveBeenCalled();
      expect(screen.getByRole('switch')).toBeChecked();
      expect(screen.getByRole('switch')).toHaveFocus();
    },
  );

  it('announces politely that a change is being saved', () => {
    const { rerender } = render(<Switch label="短信通知" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    rerender(<Switch label="短信通知" loading />);

    expect(screen.getByRole('status')).toHaveTextContent('保存中');
  });
});
