import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { CopyButton } from './CopyButton';

describe('CopyButton', () => {
  conforms(CopyButton, {
    props: { text: 'MJ202611170003' },
    target: (container) => container.querySelector('button'),
  });

  it('copies the text and announces it', async () => {
    const user = userEvent.setup();
    const onCopied = vi.fn();
    render(<CopyButton text="MJ202611170003" label="复制订单编号" onCopied={onCopied} />);

    await user.click(screen.getByRole('button', { name: '复制订单编号' }));

    expect(await navigator.clipboard.readText()).toBe('MJ202611170003');
    expect(await screen.findByText('已复制')).toBeVisible();
    expect(onCopied).toHaveBeenCalledOnce();
  });

  it('announces a failure when the text could not be loaded', async () => {
    const user = userEvent.setup();
    const onCopied = vi.fn();
    render(
      <CopyButton
        text={() => Promise.reject(new Error('forbidden'))}
        shows="label"
        onCopied={onCopied}
      />,
    );

    await user.click(screen.getByRole('button', { name: '复制' }));

    expect(await screen.findByText('未能复制，请重试')).toBeVisible();
    expect(onCopied).not.toHaveBeenCalled();
  });

  it('clears its announcement after a moment', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<CopyButton text="MJ202611170003" />);
    await user.click(screen.getByRole('button', { name: '复制' }));

    act(() => void vi.advanceTimersByTime(2500));
    vi.useRealTimers();

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
