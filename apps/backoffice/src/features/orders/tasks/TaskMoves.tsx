import { lazy, useState } from 'react';
import { orderBase, orderTasks, type OrderTask, type TaskMove } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Button, useTexts } from '@mingjian/ui';
import { MoveButtons, type MakeMove } from '../../../shared/flow/MoveButtons';
import { messages, PanelBoundary } from '../../../shell';
import { orderTasksTexts } from './orderTasks.texts';

const ResultDialog = lazy(async () => ({
  default: (await import('./ResultDialog')).ResultDialog,
}));
const ReassignDialog = lazy(async () => ({
  default: (await import('./ReassignDialog')).ReassignDialog,
}));

/** The moves of a task that its reader may make, and the way to its result. */
export function TaskMoves({ task }: { task: OrderTask }) {
  const t = useTexts(orderTasksTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(orderTasks.update);
  const [isWriting, setWriting] = useState(false);
  const { id: taskId, version } = task;

  const move: MakeMove<TaskMove> = async ({ move: action }, reason, options) => {
    const outcome = await submit({ taskId, action, version, ...(reason && { reason }) }, options);
    if (!outcome.ok && reason === null)
      messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    const refreshed = refresh(orderBase.getOrderTaskList, orderBase.getOrderDetail);
    if (!outcome.ok) return outcome.error;
    await refreshed;
    return undefined;
  };
  return (
    <>
      {task.writable && (
        <Button size="small" onClick={() => setWriting(true)}>
          {t.write}
        </Button>
      )}
      <MoveButtons
        compact
        choices={task.moves.filter((choice) => choice.move !== 'assign')}
        dialogs={{
          reassign: (onClose) => <ReassignDialog task={task} onClose={onClose} />,
        }}
        onMove={move}
      />
      {isWriting && (
        <PanelBoundary onClose={() => setWriting(false)}>
          <ResultDialog task={task} onClose={() => setWriting(false)} />
        </PanelBoundary>
      )}
    </>
  );
}
