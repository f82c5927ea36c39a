import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { createTasks } from '../orders/createTasks';
import { flashOrder } from '../orders/flashLane';
import { orderMoves, type MovedOrder } from '../orders/orderMoves';
import { WITH_LETTER } from '../orders/orderTerms';
import { countTasks } from '../orders/taskMoves';
import { addQuery } from './addQuery';

/** Moves a flash order on: what people do in a refined check, the product does. */
export const flashOrders: JobKind<{ orderId: string }, Backend> = {
  ...flashOrder,
  retries: 5,
  pause: 10,
  run: async ({ orderId }, backend) =>
    backend.db.transaction().execute(async (trx) => moveOn(orderId, { ...backend, db: trx })),
};

/**
 * Makes every move that nothing blocks, in one transaction: consent by the client's letter,
 * dispatch, collection, the queries of its tasks, and the end of the verification. It may run at
 * any time and any number of times.
 */
async function moveOn(orderId: string, backend: Backend) {
  const { db } = backend;
  const order = await orderMoves.lock(orderId, SYSTEM, db);
  if (order?.orderType !== 2) return;
  const move = async (name: 'submit' | 'dispatch' | 'passCollection' | 'finishTasks') =>
    makeMove(orderMoves, name, { id: orderId }, SYSTEM, backend);
  let { state } = order;
  if (state === 20 && order.authUrl !== null && WITH_LETTER.includes(order.authMode)) {
    await move('submit');
    state = 30;
  }
  if (state === 30) {
    await createTasks(order, backend);
    if ((await countTasks(orderId, db)).unassigned > 0) return;
    await move('dispatch');
    state = 40;
  }
  if (state === 40) {
    await move('passCollection');
    state = 50;
  }
  if (state !== 50) return;
  await askForTasks(order, backend);
  const { open, all } = await countTasks(orderId, db);
  if (all > 0 && open === 0) await move('finishTasks');
}

/** Stores an interface, and a query of it, for each task that a data source answers. */
async function askForTasks(order: MovedOrder, backend: Backend) {
  const { db, sources } = backend;
  const tasks = await db
    .selectFrom('orderTasks as task')
    .select(['task.id', 'task.itemCode'])
    .where('task.orderId', '=', order.id)
    .where('task.apiStatus', '=', 0)
    .where('task.status', 'in', [0, 10, 20])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('orderApis').select('id').whereRef('taskId', '=', 'task.id'))),
    )
    .orderBy('task.position')
    .execute();
  for (const { id: taskId, itemCode } of tasks) {
    const source = sources.find(({ items }) => items.includes(itemCode));
    if (!source) continue;
    await addQuery(order, taskId, source, backend);
  }
}
