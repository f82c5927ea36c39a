import { Button, Dialog, List, ListItem, useTexts } from '@mingjian/ui';
import { draftTexts } from './drafts.texts';

/** Unsaved input of a form, or a draft of one. */
export interface UnsavedLine {
  key: string;
  /** Name of the form. */
  title: string;
  /** Its tab, its number of changes. */
  note: string;
}

export interface UnsavedDialogProps {
  title: string;
  /** Everything that would be lost. */
  lines: readonly UnsavedLine[];
  /** Whether drafts outlast the window. Otherwise there is nothing to keep at sign-out. */
  isLasting: boolean;
  keepLabel: string;
  discardLabel: string;
  onClose(): void;
  /** Called to go on and keep the drafts. Without it they cannot be kept. */
  onKeep: (() => void) | undefined;
  /** Called to go on without them. */
  onDiscard(): void;
}

/** The question before unsaved input is lost: what there is, and whether it is kept as drafts. */
export function UnsavedDialog({
  title,
  lines,
  isLasting,
  keepLabel,
  discardLabel,
  onClose,
  onKeep,
  onDiscard,
}: UnsavedDialogProps) {
  const t = useTexts(draftTexts);
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button tone="danger" onClick={onDiscard}>
            {discardLabel}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
          {onKeep && (
            <Button tone="primary" onClick={onKeep} data-autofocus>
              {keepLabel}
            </Button>
          )}
        </>
      }
    >
      <List label={t.list} divided>
        {lines.map((line) => (
          <ListItem key={line.key} description={line.note}>
            {line.title}
          </ListItem>
        ))}
      </List>
      <p>{isLasting ? t.lasting : t.notLasting}</p>
    </Dialog>
  );
}
