import { makeMove } from '../../flows/makeMove';
import { SYSTEM, type Moving } from '../../flows/serveFlow';
import { removeLinks } from '../entryLinks/entryLinks';
import { onOrderMove } from '../orders/orderEffects';
import type { MovedOrder } from '../orders/tables';
import { collectMoves } from './collectMoves';
import { createForm } from './forms';
import { newLink, sendLink } from './invite';

/** Returns the form of an order that moves; `undefined` for an order without one. */
const formIdOf = async ({ row, backend: { db } }: Moving<MovedOrder>) =>
  (await db
    .selectFrom('collectForms')
    .select(['id', 'status'])
    .where('orderId', '=', row.id)
    .executeTakeFirst()) ?? undefined;

onOrderMove(['accept'], async ({ row, actor, backend }) => {
  await createForm(row, actor, backend);
});

onOrderMove(['passCollection'], async (moving) => {
  const form = await formIdOf(moving);
  if (form && [50, 65].includes(form.status))
    await makeMove(collectMoves, 'pass', { id: form.id }, SYSTEM, moving.backend);
});

onOrderMove(['returnItems'], async (moving) => {
  const { row, reason, backend } = moving;
  const form = await formIdOf(moving);
  if (!form || ![50, 65, 70].includes(form.status)) return;
  await makeMove(collectMoves, 'returnItems', { id: form.id, reason }, SYSTEM, backend);
  const url = await newLink({ formId: form.id, orderId: row.id }, backend);
  await sendLink(
    { formId: form.id, url, scene: 'candidateReturned', content: reason ?? '' },
    backend,
  );
});

// A link leads nowhere once the order is broken off; one that was withdrawn keeps its rights page.
onOrderMove(['cancel', 'withdraw'], async (moving) => {
  const form = await formIdOf(moving);
  if (form) await removeLinks(form.id, moving.backend.db);
});
