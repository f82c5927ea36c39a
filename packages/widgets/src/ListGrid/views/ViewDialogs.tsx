import { ConfirmDialog, useTexts } from '@mingjian/ui';
import type { ViewsState } from './useViews';
import type { ViewTasksState } from './useViewTasks';
import { ViewConflictDialog } from './ViewConflictDialog';
import { viewDialogsTexts } from './viewDialogs.texts';
import { ViewNameDialog } from './ViewNameDialog';
import { ViewVersionsDialog } from './ViewVersionsDialog';
import { viewsTexts } from './views.texts';
import { ViewConflict } from './viewStore';

export interface ViewDialogsProps {
  state: ViewsState;
  tasks: ViewTasksState;
}

/** The dialog of the current task: name, earlier versions, deletion, or a save that was stale. */
export function ViewDialogs({ state, tasks }: ViewDialogsProps) {
  const t = useTexts(viewDialogsTexts);
  const { saved } = useTexts(viewsTexts);
  const { task, close, remove, report } = tasks;
  const removed = task?.kind === 'remove' ? task.view : null;
  return (
    <>
      {task?.kind === 'saveAs' && (
        <ViewNameDialog
          renamed={null}
          canSetTeamDefault={state.canSetTeamDefault}
          onSave={state.saveAs}
          onClose={close}
        />
      )}
      {task?.kind === 'rename' && (
        <ViewNameDialog
          renamed={task.view}
          onSave={({ name }) => state.change(task.view, { name }).catch(exceptConflict)}
          onClose={close}
        />
      )}
      {task?.kind === 'versions' && state.versions && (
        <ViewVersionsDialog
          view={task.view}
          load={state.versions}
          onRestore={(version) =>
            report(() => state.restore(task.view, version), t.restored).catch(exceptConflict)
          }
          onClose={close}
        />
      )}
      {state.stale && (
        <ViewConflictDialog
          stale={state.stale}
          onOverwrite={() => report(state.overwrite, saved)}
          onKeepTheirs={() => report(state.keepTheirs, t.kept)}
          onClose={state.dismissStale}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        onClose={close}
        title={removed && t.askRemove(removed.name)}
        confirmLabel={t.removeConfirm}
        tone="danger"
        onConfirm={async () => {
          if (removed) await remove(removed);
        }}
      >
        {removed?.scope === 'personal' ? t.removeNote : t.removeTeamNote}
      </ConfirmDialog>
    </>
  );
}

/** Lets a dialog close on a conflict, whose own dialog opens. Throws any other reason. */
function exceptConflict(reason: unknown) {
  if (!(reason instanceof ViewConflict)) throw reason;
}
