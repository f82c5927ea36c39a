import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { ConfirmDialog } from './ConfirmDialog';

function renderQuestion(onConfirm: () => Promise<void> | void) {
  const onClose = vi.fn();
  render(
    <ConfirmDialog
      open
      onClose={onClose}
      title="取消订单？"
      confirmLabel="取消订单"
      cancelLabel="再想想"
      onConfirm={onConfirm}
    />,
  );
  return {
    onClose,
    confirm: screen.getByRole('button', { name: '取消订单' }),
    cancel: screen.getByRole('button', { name: '再想想' }),
  };
}

describe('ConfirmDialog', () => {
  conforms(ConfirmDialog, {
    props: {
      open: true,
      onClose: () => {},
      title: '取消订单？',
      confirmLabel: '取消订单',
      onConfirm: () => {},
    },
    target: () => document.querySelector('[data-size]'),
  });

  it('asks by name, with focus on Cancel', async () => {
    const { cancel } = renderQuestion(() => {});

    expect(screen.getByRole('alertdialog', { name: '取消订单？' })).toBeVisible();
    await waitFor(() => expect(cancel).toHaveFocus());
  });

  it('never runs the action twice, cannot be closed meanwhile, and closes at the end', async () => {
    let finish = () => {};
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { onClose, confirm, cancel } = renderQuestion(onConfirm);

    await userEvent.dblClick(confirm);
    await userEvent.click(cancel);
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onClose).not.toHaveBeenCalled();

    await act(async () => finish());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open after a failure for another attempt', async () => {
    const onConfirm = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce();
    const { onClose, confirm } = renderQuestion(onConfirm);

    await userEvent.click(confirm);
    expect(onClose).not.toHaveBeenCalled();
    expect(confirm).not.toHaveAttribute('aria-busy');

    await userEvent.click(confirm);
    expect(onClose).toHaveBeenCalledOnce();
  });
});
