import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RefreshCw } from 'lucide-react';
import { conforms } from '../internal/testing/conformance';
import { IconButton } from './IconButton';

describe('IconButton', () => {
  conforms(IconButton, { props: { label: '刷新', icon: RefreshCw } });

  it('is named by its label, shows it on keyboard focus, and does not announce it twice', async () => {
    render(
      <>
        <input aria-label="候选人" />
        <IconButton label="刷新" icon={RefreshCw} />
      </>,
    );

    // An element after a text field has keyboard focus for certain; otherwise jsdom decides by the
    // focus of another test.
    act(() => screen.getByRole('textbox').focus());
    await userEvent.tab();

    expect(screen.getByRole('button', { name: '刷新' })).toHaveFocus();
    expect(screen.getByText('刷新')).toBeVisible();
    expect(screen.getByRole('button', { name: '刷新' })).not.toHaveAccessibleDescription();
  });

  it('ignores clicks while it has a disabled reason, which it announces', async () => {
    const onClick = vi.fn();
    render(
      <IconButton label="刷新" icon={RefreshCw} disabledReason="请稍后再试" onClick={onClick} />,
    );

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '刷新' })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAccessibleDescription('请稍后再试');
    expect(onClick).not.toHaveBeenCalled();
  });
});
