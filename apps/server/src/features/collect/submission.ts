import { makeMove } from '../../flows/makeMove';
import { SYSTEM, type Moving } from '../../flows/serveFlow';
import { orderMoves } from '../orders/orderMoves';
import { countTasks, plainTaskMoves } from '../orders/taskMoves';
import { refusedGroups } from './consents';
import { recordEvidence } from './evidence';
import { itemRows } from './items';
import type { MovedForm } from './tables';
import { collectTexts } from './texts';

/** Marks the answered items of a form as submitted, and records what they say. */
export async function submitItems({ row, actor, backend }: Moving<MovedForm>) {
  const { db } = backend;
  await db
    .updateTable('collectItems')
    .set({ status: 2 })
    .where('formId', '=', row.id)
    .where('status', 'in', [0, 1])
    .execute();
  const items = await itemRows(row.id, db);
  const payload = items.map(({ groupCode, dataForm, files }) => ({ groupCode, dataForm, files }));
  const { id: subject, orderId } = row;
  await recordEvidence({ orderId, kind: 'form.content', subject, payload }, actor, backend);
}

/**
 * Moves the order on with the candidate's submission. Tasks that somebody has already go on at
 * once; those of items that the candidate did not agree to are cancelled.
 */
export async function continueOrder({ row, actor, backend }: Moving<MovedForm>) {
  const { db } = backend;
  const id = row.orderId;
  const order = await orderMoves.lock(id, SYSTEM, db);
  if (order?.state !== 20) return;
  // Staff who fill in for a candidate submit in the name of the product.
  await makeMove(
    orderMoves,
    'submit',
    { id },
    actor !== SYSTEM && actor.candidate ? actor : SYSTEM,
    backend,
  );
  await cancelRefused(row, backend);
  const { all, unassigned } = await countTasks(id, db);
  if (row.status === 60 && all > 0 && unassigned === 0)
    await makeMove(orderMoves, 'dispatch', { id }, SYSTEM, backend);
}

async function cancelRefused(form: MovedForm, backend: Moving<MovedForm>['backend']) {
  const refused = await refusedGroups(form.id, backend.db);
  if (refused.length === 0) return;
  const tasks = await backend.db
    .selectFrom('orderTasks')
    .select('id')
    .where('orderId', '=', form.orderId)
    .where('itemCode', 'in', refused)
    .where('status', '=', 0)
    .execute();
  const reason = collectTexts((t) => t.itemRefused)('zh');
  for (const { id } of tasks)
    await makeMove(plainTaskMoves, 'cancel', { id, reason }, SYSTEM, backend);
}
