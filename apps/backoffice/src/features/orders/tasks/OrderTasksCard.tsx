import { lazy, useState } from 'react';
import { orderBase, type OrderDetail, type OrderTask } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  Button,
  Card,
  ErrorState,
  Skeleton,
  Table,
  TableFrame,
  Text,
  useTexts,
} from '@mingjian/ui';
import { DangerLevelTag } from '@mingjian/widgets/DangerLevel';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { PanelBoundary, useSignedIn } from '../../../shell';
import { orderTasksTexts } from './orderTasks.texts';
import * as S from './OrderTasksCard.styles';
import { TaskMoves } from './TaskMoves';
import { TaskStatusTag } from './TaskStatusTag';

const DispatchDialog = lazy(async () => ({
  default: (await import('./DispatchDialog')).DispatchDialog,
}));

/** First state of an order that has tasks. */
const SUBMITTED = 30;

/** The tasks of an order, for staff. Renders nothing for an order that has none yet. */
export function OrderTasksCard({ order }: { order: OrderDetail | undefined }) {
  const isStaff = useSignedIn().user.userType === 'serviceUser';
  if (!order || !isStaff || (order.orderStatus >= 0 && order.orderStatus < SUBMITTED)) return null;
  return <Tasks orderId={order.id} />;
}

function Tasks({ orderId }: { orderId: string }) {
  const t = useTexts(orderTasksTexts);
  const { data: tasks, error, mutate } = useCall(orderBase.getOrderTaskList, { orderId });
  const [isDispatching, setDispatching] = useState(false);
  if (tasks?.length === 0) return null;
  const mayDispatch = tasks?.some(({ moves }) => moves.some(({ move }) => move === 'assign'));
  const done = tasks?.filter(({ status }) => status === 40 || status === 45).length ?? 0;
  return (
    <Card
      title={t.title}
      actions={
        <>
          {tasks && <Text tone="muted">{t.progress(done, tasks.length)}</Text>}
          {mayDispatch && (
            <Button size="small" onClick={() => setDispatching(true)}>
              {t.dispatch}
            </Button>
          )}
        </>
      }
    >
      {error && !tasks ? (
        <ErrorState title={t.failed} description={error.message} onRetry={() => void mutate()} />
      ) : !tasks ? (
        <Skeleton lines={5} />
      ) : (
        <TaskTable tasks={tasks} />
      )}
      {isDispatching && (
        <PanelBoundary onClose={() => setDispatching(false)}>
          <DispatchDialog orderId={orderId} onClose={() => setDispatching(false)} />
        </PanelBoundary>
      )}
    </Card>
  );
}

function TaskTable({ tasks }: { tasks: readonly OrderTask[] }) {
  const t = useTexts(orderTasksTexts);
  const results = useDictionary('task_result');
  return (
    <TableFrame label={t.list}>
      <Table density="compact" data-pin>
        <thead>
          <tr>
            <th scope="col">{t.item}</th>
            <th scope="col">{t.owner}</th>
            <th scope="col">{t.status}</th>
            <th scope="col">{t.result}</th>
            <th scope="col">{t.level}</th>
            <th scope="col" data-align="end">
              {t.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id}>
              <th scope="row">
                {task.segIndex > 1 ? t.stretch(task.itemName, task.segIndex) : task.itemName}
              </th>
              <td>{task.ownerName ?? (task.apiStatus === null ? t.noOwner : t.dataSource)}</td>
              <td>
                <TaskStatusTag status={task.status} />
              </td>
              <td>{task.result === null ? '—' : results.labelOf(task.result)}</td>
              <td>
                {task.result === null ? (
                  '—'
                ) : (
                  <DangerLevelTag level={task.dangerLevel} text="label" />
                )}
              </td>
              <td data-align="end">
                <S.Actions>
                  <TaskMoves task={task} />
                </S.Actions>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
