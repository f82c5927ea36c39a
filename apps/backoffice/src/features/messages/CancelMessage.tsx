import { messages as calls, messageViews, type MessageView } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { ConfirmDialog, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import { messageListTexts } from './messageList.texts';

export interface CancelMessageProps {
  message: MessageView;
  onClose(): void;
}

/** Asks before a message that waits is cancelled. */
export function CancelMessage({ message, onClose }: CancelMessageProps) {
  const t = useTexts(messageListTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(calls.delete);
  const cancel = async () => {
    const result = await submit({ id: message.id });
    messages.show(
      result.ok
        ? { text: t.cancelled, tone: 'success' }
        : { text: result.error.message || t.cancelFailed, tone: 'danger' },
    );
    void refresh(messageViews.getList);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t.cancelTitle}
      confirmLabel={t.cancel}
      cancelLabel={t.keep}
      onConfirm={cancel}
      onClose={onClose}
    >
      {t.cancelText(message.receiver)}
    </ConfirmDialog>
  );
}
