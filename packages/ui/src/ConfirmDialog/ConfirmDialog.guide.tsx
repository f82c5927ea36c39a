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
export const confirmDialogGuide: Guide = (say) => ({
  group: 'Overlays',
  use: [
    say(
      '用于无法撤销、产生费用或影响他人的操作之前。',
      'Before an action that cannot be undone, costs money or affects other people.',
    ),
    say(
      '`onConfirm` 可返回 Promise：对话框等待其完成，失败时保持打开。',
      'With an `onConfirm` that returns a promise: the dialog waits, and stays open on failure.',
    ),
  ],
  avoid: [
    say(
      '可以撤销的操作：直接执行，并在通知中提供撤销。',
      'For an action that can be undone: run it, and offer an undo in a notification.',
    ),
    say('不只是一个问题：使用 `Dialog`。', 'For more than a question: use `Dialog`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '问题中写明对象，两个按钮就是两种回答。',
          'The question names the object, the buttons are the two answers.',
        ),
        example: (
          <Asked
            label={say('取消订单', 'Cancel order')}
            title={say('取消订单 BG2026111800421？', 'Cancel order BG2026111800421?')}
            confirmLabel={say('取消订单', 'Cancel order')}
            cancelLabel={say('再想想', 'Keep order')}
          />
        ),
      },
      dont: {
        note: say(
          '“确定”和“取消”，哪个才是取消订单？',
          'Which of “OK” and “Cancel” cancels the order?',
        ),
        example: (
          <Asked
            label={say('取消订单', 'Cancel order')}
            title={say('提示', 'Notice')}
            confirmLabel={say('确定', 'OK')}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('问题', 'Question'),
      is: say(
        '标题，即 `role="alertdialog"` 的名称',
        'heading and name of the `role="alertdialog"`',
      ),
    },
    {
      part: say('后果', 'Consequence'),
      is: say('用一句话说明后果', 'the consequences, in a sentence'),
    },
    { part: say('安全选项', 'Safe answer'), is: say('初始焦点所在', 'has the initial focus') },
    {
      part: say('动词', 'Verb'),
      is: say(
        '执行操作；显示进度，且无法重复点击',
        'runs the action; shows progress and cannot be pressed twice',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: say(
        '按下获得焦点的按钮：起初是“取消”。',
        'Presses the focused button: Cancel at first.',
      ),
    },
    { keys: 'Tab, Shift + Tab', does: say('在按钮之间移动。', 'Moves between the buttons.') },
    {
      keys: 'Escape',
      does: say(
        '关闭而不执行操作；执行中无效果。',
        'Closes without running the action; nothing while it is running.',
      ),
    },
  ],
});
