import { useState } from 'react';
import { Button } from '../Button/Button';
import type { Guide } from '../internal/guide';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

function Asked({
  label,
  ...props
}: Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'cancelLabel'> & { label: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        tone="danger"
        onConfirm={() => {}}
      />
    </>
  );
}

/** The guide of `ConfirmDialog`. */
export const confirmDialogGuide: Guide = {
  group: 'Overlays',
  use: [
    'Before an action that cannot be undone, costs money or affects other people.',
    'With an `onConfirm` that returns a promise: the dialog waits, and stays open on failure.',
  ],
  avoid: [
    'For an action that can be undone: run it, and offer an undo in a notification.',
    'For more than a question: use `Dialog`.',
  ],
  pairs: [
    {
      do: {
        note: 'The question names the object, the buttons are the two answers.',
        example: (
          <Asked
            label="取消订单"
            title="取消订单 BG2026111800421？"
            confirmLabel="取消订单"
            cancelLabel="再想想"
          />
        ),
      },
      dont: {
        note: 'Which of 确定 and 取消 cancels the order?',
        example: <Asked label="取消订单" title="提示" confirmLabel="确定" />,
      },
    },
  ],
  anatomy: [
    { part: 'Question', is: 'heading and name of the `role="alertdialog"`' },
    { part: 'Consequence', is: 'the consequences, in a sentence' },
    { part: 'Safe answer', is: 'has the initial focus' },
    { part: 'Verb', is: 'runs the action; shows progress and cannot be pressed twice' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Presses the focused button: Cancel at first.',
    },
    { keys: 'Tab, Shift + Tab', does: 'Moves between the buttons.' },
    { keys: 'Escape', does: 'Closes without running the action; nothing while it is running.' },
  ],
};
