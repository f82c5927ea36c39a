import type { InputOf, orderBase, OrderTask } from '@mingjian/api';
import { inputFailure } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { ORDER_DISPATCHERS } from '../../roles';
import { storeTask } from '../orders/createTasks';
import { lockCorrectable } from '../orders/orderCorrections';
import { addNote } from '../orders/orderNotes';
import { taskTexts } from '../orders/taskTexts';
import { tasksOf } from './taskList';

/** Most tasks of one kind in an order. */
const MOST_STRETCHES = 10;

/**
 * Adds a further task of kinds that an order has, such as the second employer, and notes it. Throws
 * 400 for a kind that it lacks, which its candidate was not asked about, 409 once its tasks are
 * finished.
 */
export async function addTasks(
  { orderId, itemCodes }: InputOf<typeof orderBase.addOrderProductTask>,
  caller: Caller,
  backend: Backend,
): Promise<OrderTask[]> {
  const { db, now } = backend;
  const order = await lockCorrectable(orderId, 'tasks', caller, backend);
  const tasks = await db
    .selectFrom('orderTasks')
    .select(['itemCode', 'itemName', 'itemNameEn', 'segIndex', 'position'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute();
  const added: string[] = [];
  for (const itemCode of new Set(itemCodes)) {
    const last = tasks.findLast((task) => task.itemCode === itemCode);
    if (!last)
      throw inputFailure([['itemCodes', taskTexts((t) => t.kindMissing)]], caller.language);
    const segIndex = last.segIndex + 1;
    if (segIndex > MOST_STRETCHES)
      throw inputFailure(
        [['itemCodes', taskTexts((t) => t.tooMany(MOST_STRETCHES))]],
        caller.language,
      );
    const { itemName, itemNameEn } = last;
    await storeTask(
      {
        orderId,
        orderNo: order.orderNo,
        itemCode,
        itemName,
        itemNameEn,
        segIndex,
        position: tasks.at(-1)!.position + added.length + 1,
        apiStatus: null,
        createdAt: now(),
        by: {
          userId: caller.userId,
          userName: caller.realname,
          rightCode: ORDER_DISPATCHERS[0]!.code,
        },
      },
      db,
    );
    added.push(taskTexts((t) => t.stretch(itemName, segIndex))('zh'));
  }
  const content = taskTexts((t) => t.added(added.join('、')))('zh');
  await addNote({ orderId, content, visible: 1 }, caller, backend);
  return tasksOf(orderId, caller, backend);
}
