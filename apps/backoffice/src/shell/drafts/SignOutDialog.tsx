import { Button, Dialog, useTexts } from '@mingjian/ui';
import { draftTexts } from './drafts.texts';

export interface SignOutDialogProps {
  /** Number of unsaved drafts. */
  count: number;
  onClose(): void;
  /** Signs out and keeps the drafts for the next time. */
  onKeep(): void;
  /** Deletes the drafts and signs out. */
  onDelete(): void;
}

/** The question whether drafts stay on this computer after signing out. */
export function SignOutDialog({ count, onClose, onKeep, onDelete }: SignOutDialogProps) {
  const t = useTexts(draftTexts);
  return (
    <Dialog
      open
      role="alertdialog"
      title={t.title(count)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button tone="danger" onClick={onDelete}>
            {t.delete}
          </Button>
          <Button tone="primary" onClick={onKeep} data-autofocus>
            {t.keep}
          </Button>
        </>
      }
    >
      {t.text}
    </Dialog>
  );
}
