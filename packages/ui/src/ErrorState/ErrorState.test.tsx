import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { ErrorState } from './ErrorState';

describe('ErrorState', () => {
  conforms(ErrorState, { props: {} });

  it('is announced, and offers a retry only with a handler', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<ErrorState />);
    expect(screen.getByRole('alert')).toHaveTextContent('加载失败');
    expect(screen.queryByRole('button')).toBeNull();

    rerender(<ErrorState onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('names its button after what a retry does', () => {
    render(<ErrorState onRetry={() => {}} retryLabel="重新载入" />);

    expect(screen.getByRole('button', { name: '重新载入' })).toBeVisible();
  });

  it('ignores clicks during a retry', async () => {
    const onRetry = vi.fn();
    render(<ErrorState onRetry={onRetry} loading />);

    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(onRetry).not.toHaveBeenCalled();
  });
});
