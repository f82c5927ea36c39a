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
import { ViewNameDialog } from './ViewNameDialog';
import * as S from './ViewPicker.styles';
import { viewsTexts } from './views.texts';

export interface ViewPickerProps {
  state: ViewsState;
  messages: Messages;
}

/** Button with the current view, and the menu of all views. A dot marks unsaved changes. */
export function ViewPicker({ state, messages }: ViewPickerProps) {
  const t = useTexts(viewsTexts);
  const { current, isChanged } = state;
  const { task, close, items, remove } = useViewTasks(state, messages);
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
          onSave={({ name }) => state.change(task.view, { name })}
          onClose={close}
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
