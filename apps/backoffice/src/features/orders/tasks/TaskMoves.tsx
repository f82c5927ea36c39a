import { lazy } from 'react';
import { disputes, orderBase, orderTasks, type OrderTask, type TaskMove } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Button, useTexts } from '@mingjian/ui';
import { useNavigate } from 'react-router-dom';
import { MoveButtons, type MakeMove } from '../../../shared/flow/MoveButtons';
import { messages } from '../../../shell';
import { taskDeskPath } from '../../../base/taskDeskPath';
import { orderTasksTexts } from './orderTasks.texts';

const ReassignDialog = lazy(async () => ({
  default: (await import('./ReassignDialog')).ReassignDialog,
}));

export interface TaskMovesProps {
  task: OrderTask;
  /**
   * Runs before a move on the page of the task; a task whose changes are not stored is not moved.
   *
   * @default the task is in a row, with the way to its page
   */
  beforeMove?: (() => Promise<OrderTask | undefined>) | undefined;
}

/** The moves of a task that its reader may make, and the way to its page. */
export function TaskMoves({ task, beforeMove }: TaskMovesProps) {
  const t = useTexts(orderTasksTexts);
  const refresh = useRefresh();
  const { submit } = useSubmit(orderTasks.update);
  const navigate = useNavigate();

  const move: MakeMove<TaskMove> = async ({ move: action }, reason, options) => {
    const moved = beforeMove ? await beforeMove() : task;
    if (!moved) return undefined;
    const { id: taskId, version } = moved;
    const outcome = await submit({ taskId, action, version, ...(reason && { reason }) }, options);
    if (!outcome.ok && reason === null)
      messages.show({ text: outcome.error.message, tone: 'danger', seconds: 5 });
    const refreshed = refresh(
      orderBase.getOrderTaskList,
      orderBase.getOrderDetail,
      orderTasks.getDesk,
      disputes.getOfOrder,
    );
    if (!outcome.ok) return outcome.error;
    await refreshed;
    return undefined;
  };
  return (
    <>
      {task.writable && !beforeMove && (
        <Button size="small" onClick={() => void navigate(taskDeskPath(task.id))}>
          {t.write}
        </Button>
      )}
      <MoveButtons
        compact={!beforeMove}
        choices={task.moves.filter((choice) => choice.move !== 'assign')}
        dialogs={{
          reassign: (onClose) => <ReassignDialog task={task} onClose={onClose} />,
        }}
        onMove={move}
      />
    </>
  );
}
