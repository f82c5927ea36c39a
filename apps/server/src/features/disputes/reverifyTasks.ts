import type { disputes, InputOf } from '@mingjian/api';
import { inputFailure } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandVerifiers } from '../orderTasks/taskList';
import { taskMoves } from '../orders/followedTaskMoves';
import type { MovedDispute } from './tables';
import { tellOfDispute } from './tellOfDispute';
import { disputeTexts } from './texts';

type Selected = NonNullable<InputOf<typeof disputes.update>['tasks']>;

/** Has finished tasks of a disputed report verified again, and tells their people. */
export async function reverifyTasks(
  { id: disputeId, order, content }: Pick<MovedDispute, 'id' | 'order' | 'content'>,
  selected: Selected,
  caller: Caller,
  backend: Backend,
) {
  const { db } = backend;
  const tasks = await db
    .selectFrom('orderTasks')
    .select(['id', 'ownerId', 'status', 'result', 'dangerLevel', 'itemName'])
    .where('orderId', '=', order.id)
    .where('status', '<>', -10)
    .execute();
  const byOwner = new Map<string, string[]>();
  for (const { taskId, ownerId: given } of selected) {
    const task = tasks.find(({ id }) => id === taskId);
    if (!task) throw inputFailure([['tasks', disputeTexts((t) => t.taskUnknown)]], caller.language);
    const isFinished = task.status === 40 || task.status === 45;
    const ownerId = given ?? task.ownerId;
    if (isFinished) {
      if (ownerId === null)
        throw inputFailure([['tasks', disputeTexts((t) => t.ownerMissing)]], caller.language);
      await demandVerifiers([ownerId], caller, backend);
      const reason = content || disputeTexts((t) => t.reverifyReason)('zh');
      const input = { id: taskId, reason: reason.slice(0, 500), columns: { ownerId } };
      await makeMove(taskMoves, 'reverify', input, SYSTEM, backend);
      byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), task.itemName]);
    }
    const before = { resultBefore: task.result, levelBefore: task.dangerLevel };
    await db
      .insertInto('disputeItems')
      .values({
        disputeId,
        orderId: order.id,
        taskId,
        content: null,
        isReverified: true,
        ...before,
      })
      // The first one is what the report says.
      .onConflict((conflict) =>
        conflict.columns(['disputeId', 'taskId']).doUpdateSet(({ fn, ref, val }) => ({
          isReverified: true,
          resultBefore: fn.coalesce(ref('disputeItems.resultBefore'), val(task.result)),
          levelBefore: fn.coalesce(ref('disputeItems.levelBefore'), val(task.dangerLevel)),
        })),
      )
      .execute();
  }
  for (const [ownerId, items] of byOwner)
    await tellOfDispute(
      {
        order,
        to: [ownerId],
        from: caller.userId,
        title: disputeTexts((t) => t.reverifyTitle(order.orderNo)),
        content: disputeTexts((t) => t.reverifyTasks(order.candidateName, items.join('、'))),
      },
      backend,
    );
}
