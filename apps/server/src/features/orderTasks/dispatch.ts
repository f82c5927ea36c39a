import type { AssignInfo, InputOf, orderBase, OrderTask } from '@mingjian/api';
import { inputFailure, orderMissing } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { say } from '../../texts';
import { storeNotice } from '../notices/sendNotice';
import { orderMoves } from '../orders/orderMoves';
import { taskMoves } from '../orders/followedTaskMoves';
import { countTasks } from '../orders/taskMoves';
import { taskTexts } from '../orders/taskTexts';
import { demandVerifiers, tasksOf } from './taskList';

/**
 * Gives tasks of an order to people, and tells them. Once nobody is missing, an order that waits to
 * be dispatched is.
 */
export async function assignTasks(
  { orderId, tasks }: InputOf<typeof orderBase.assignOrder>,
  caller: Caller,
  backend: Backend,
): Promise<OrderTask[]> {
  const order = await orderMoves.lock(orderId, caller, backend.db);
  if (!order) throw orderMissing();
  const known = new Set((await tasksOf(orderId, caller, backend)).map(({ id }) => id));
  if (!tasks.every(({ taskId }) => known.has(taskId)))
    throw inputFailure([['tasks', say((t) => t.notExisting)]], caller.language);
  await demandVerifiers([...new Set(tasks.map(({ ownerId }) => ownerId))], caller, backend);
  for (const { taskId: id, ownerId } of tasks)
    await makeMove(taskMoves, 'assign', { id, columns: { ownerId } }, caller, backend);
  if (order.state === 30 && (await countTasks(orderId, backend.db)).unassigned === 0)
    await makeMove(orderMoves, 'dispatch', { id: orderId }, caller, backend);
  const all = await tasksOf(orderId, caller, backend);
  await tellOwners(
    order,
    all.filter(({ id }) => tasks.some(({ taskId }) => taskId === id)),
    caller,
    backend,
  );
  return all;
}

/** Returns the order of a task that is worked on again to the verification, if it was behind it. */
export async function returnOrderOf(
  taskId: string,
  reason: string | null | undefined,
  caller: Caller,
  backend: Backend,
) {
  const { id, orderStatus } = await backend.db
    .selectFrom('orders')
    .innerJoin('orderTasks as task', 'task.orderId', 'orders.id')
    .select(['orders.id', 'orderStatus'])
    .where('task.id', '=', taskId)
    .executeTakeFirstOrThrow();
  if (orderStatus === 60 || orderStatus === 70)
    await makeMove(orderMoves, 'returnTasks', { id, reason }, caller, backend);
}

async function tellOwners(
  order: { id: string; orderNo: string; companyId: string; candidateName: string },
  tasks: AssignInfo['tasks'],
  caller: Caller,
  backend: Backend,
) {
  const owners = new Set(tasks.flatMap(({ ownerId }) => ownerId ?? []));
  owners.delete(caller.userId);
  for (const ownerId of owners) {
    const names = tasks.filter((task) => task.ownerId === ownerId).map(({ itemName }) => itemName);
    const title = taskTexts((t) => t.assignedTitle(order.orderNo))('zh');
    const content = taskTexts((t) => t.toldTask(names.join('、'), order.candidateName))('zh');
    await storeNotice(
      {
        orderId: order.id,
        companyId: order.companyId,
        noticeType: 2,
        title,
        content,
        fromUser: caller.userId,
        remark: null,
      },
      { targets: [ownerId] },
      backend,
    );
  }
}
