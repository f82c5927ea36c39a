import {
  Badge,
  Button,
  ConfirmDialog,
  Icon,
  Menu,
  useTexts,
  VisuallyHidden,
  type Messages,
} from '@mingjian/ui';
import { ChevronDown, LayoutList } from 'lucide-react';
import { ToolSign } from '../ListGrid.styles';
import type { ViewsState } from './useViews';
import { useViewTasks } from './useViewTasks';
import { ViewConflictDialog } from './ViewConflictDialog';
import { ViewNameDialog } from './ViewNameDialog';
import { ViewVersionsDialog } from './ViewVersionsDialog';
import * as S from './ViewPicker.styles';
import { viewsTexts } from './views.texts';
import { ViewConflict } from './viewStore';

export interface ViewPickerProps {
  state: ViewsState;
  messages: Messages;
}

/** Button with the current view, and the menu of all views. A dot marks unsaved changes. */
export function ViewPicker({ state, messages }: ViewPickerProps) {
  const t = useTexts(viewsTexts);
  const { current, isChanged } = state;
  const { task, close, items, remove, report } = useViewTasks(state, messages);
  const removed = task?.kind === 'remove' ? task.view : null;

  return (
    <>
      <Menu
        label={t.trigger}
        placement="bottom-end"
        items={items}
        trigger={
          <Button icon={<Icon icon={LayoutList} />}>
            <S.Name>
              {current && <VisuallyHidden>{t.now('')}</VisuallyHidden>}
              {current?.name ?? t.trigger}
            </S.Name>
            {isChanged && <Badge tone="accent" label={t.changed} />}
            <ToolSign>
              <Icon icon={ChevronDown} />
            </ToolSign>
          </Button>
        }
      />
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
          onOverwrite={() => report(state.overwrite, t.saved)}
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
