import { Button, Dialog, Text, useTexts } from '@mingjian/ui';
import { useAttempt } from '../useAttempt';
import { useMomentText } from '../useMomentText';
import type { StaleSave } from './useViewSaves';
import { viewDialogsTexts } from './viewDialogs.texts';

export interface ViewConflictDialogProps {
  stale: StaleSave;
  /** Saves over the newer version. A rejection leaves the dialog open. */
  onOverwrite(): Promise<void>;
  /** Opens the newer version. A rejection leaves the dialog open. */
  onKeepTheirs(): Promise<void>;
  onClose(): void;
}

/** Question about a save that met a newer version. Renders an `alertdialog`, open while mounted. */
export function ViewConflictDialog({
  stale: { draft, latest },
  onOverwrite,
  onKeepTheirs,
  onClose,
}: ViewConflictDialogProps) {
  const t = useTexts(viewDialogsTexts);
  const time = useMomentText()(latest.savedAt);
  const { isSubmitting, attempt } = useAttempt();
  const run = (operation: () => Promise<void>) => void attempt(operation);
  const whoSaved = () => {
    if (latest.savedByYou) return t.savedByYou(time);
    return latest.savedBy === null ? t.savedBySomebody(time) : t.savedBy(latest.savedBy, time);
  };

  return (
    <Dialog
      open
      onClose={() => isSubmitting || onClose()}
      size="small"
      role="alertdialog"
      title={t.conflictTitle(draft.name)}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isSubmitting || undefined}>
            {t.cancel}
          </Button>
          <Button onClick={() => run(onKeepTheirs)} aria-disabled={isSubmitting || undefined}>
            {latest.savedByYou ? t.keepNewest : t.keepTheirs}
          </Button>
          <Button tone="primary" loading={isSubmitting} onClick={() => run(onOverwrite)}>
            {t.overwrite}
          </Button>
        </>
      }
    >
      <Text>{whoSaved()}</Text>
      <Text tone="muted">{t.overwriteNote}</Text>
    </Dialog>
  );
}
