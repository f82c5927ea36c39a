import { makeMove } from '../../flows/makeMove';
import { SYSTEM, type Moving } from '../../flows/serveFlow';
import { onOrderMove } from '../orders/orderEffects';
import type { MovedOrder } from '../orders/tables';
import { beginDraft } from './drafts';
import { reportMoves } from './reportMoves';
import { reportTexts } from './texts';

/** Returns the newest version of an order that moves; `undefined` without one. */
const newestOf = async ({ row, backend: { db } }: Moving<MovedOrder>) =>
  db
    .selectFrom('reportVersions')
    .select(['id', 'kind', 'status'])
    .where('orderId', '=', row.id)
    .orderBy('number', 'desc')
    .executeTakeFirst();

// The report begins once all findings are there. People only review that of a flash check.
onOrderMove(['score'], async ({ row, backend }) => {
  const id = await beginDraft(row, SYSTEM, backend);
  const draft = await reportMoves.lock(id, SYSTEM, backend.db);
  if (row.orderType === 2 && draft?.state === 0)
    await makeMove(reportMoves, 'submit', { id }, SYSTEM, backend);
});

// What was reviewed is reviewed again once its findings have changed.
onOrderMove(['returnTasks', 'redispatch', 'returnItems'], async (moving) => {
  const version = await newestOf(moving);
  if (version?.status !== 10 && version?.status !== 30) return;
  const move = version.status === 10 ? 'takeBack' : 'reopen';
  const reason = moving.reason ?? reportTexts((t) => t.reworked)('zh');
  await makeMove(reportMoves, move, { id: version.id, reason }, SYSTEM, moving.backend);
});

onOrderMove(['issueReport'], async (moving) => {
  const version = await newestOf(moving);
  if (version?.status !== 30) return;
  await makeMove(reportMoves, 'issue', { id: version.id }, moving.actor, moving.backend);
});

onOrderMove(['recallReport'], async (moving) => {
  const { row, reason, backend } = moving;
  const issued = await backend.db
    .selectFrom('reportVersions')
    .select('id')
    .where('orderId', '=', row.id)
    .where('status', '=', 40)
    .executeTakeFirst();
  // Orders of earlier releases have a report that is not here.
  if (issued) await makeMove(reportMoves, 'recall', { id: issued.id, reason }, SYSTEM, backend);
  await beginDraft(row, SYSTEM, backend);
});
