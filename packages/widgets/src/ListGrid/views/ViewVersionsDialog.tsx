import { Alert, Button, Dialog, List, ListItem, useLatestResponse, useTexts } from '@mingjian/ui';
import { useAttempt } from '../useAttempt';
import { useMomentText } from '../useMomentText';
import { viewDialogsTexts } from './viewDialogs.texts';
import type { ListView, ViewStore, ViewVersion } from './viewStore';

export interface ViewVersionsDialogProps {
  view: ListView;
  /** Returns the earlier states. */
  load: NonNullable<ViewStore['versions']>;
  /** Saves an earlier state as the newest one. A rejection leaves the dialog open. */
  onRestore(version: ViewVersion): Promise<void>;
  onClose(): void;
}

/** Earlier states of a view, each with a button to restore it. Renders a `Dialog` that is open. */
export function ViewVersionsDialog({ view, load, onRestore, onClose }: ViewVersionsDialogProps) {
  const t = useTexts(viewDialogsTexts);
  const momentText = useMomentText();
  const { data, error, retry } = useLatestResponse(view.id, async (options) =>
    load(view.id, options),
  );
  const { isSubmitting, attempt } = useAttempt();
  const restore = async (version: ViewVersion) => {
    if (await attempt(() => onRestore(version))) onClose();
  };

  return (
    <Dialog
      open
      onClose={() => isSubmitting || onClose()}
      size="small"
      title={t.versionsOf(view.name)}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {error ? (
        <Alert
          tone="warning"
          title={t.versionsFailed}
          action={
            <Button size="small" onClick={retry}>
              {t.retry}
            </Button>
          }
        >
          {error.message}
        </Alert>
      ) : (
        <List label={t.versionsOf(view.name)} divided loading={!data} empty={t.noVersions}>
          {(data ?? []).map((one) => (
            <ListItem
              key={one.version}
              description={one.savedBy ?? t.unknownPerson}
              trailing={
                <Button
                  size="small"
                  aria-label={t.restoreOf(momentText(one.savedAt))}
                  aria-disabled={isSubmitting || undefined}
                  onClick={() => void restore(one)}
                >
                  {t.restoreVersion}
                </Button>
              }
            >
              {momentText(one.savedAt)}
            </ListItem>
          ))}
        </List>
      )}
    </Dialog>
  );
}
