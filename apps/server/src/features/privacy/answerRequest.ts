import { sql } from 'kysely';
import { makeMove, obstacleTo } from '../../flows/makeMove';
import { SYSTEM, type Moving } from '../../flows/serveFlow';
import { holdsRight } from '../../resources/scope';
import { ORDER_MANAGERS } from '../../roles';
import { newLink, sendLink } from '../collect/invite';
import { orderMoves } from '../orders/orderMoves';
import { beginDeletion } from './beginDeletion';
import type { MovedPrivacyRequest } from './tables';

/** Channel of links that staff hand over themselves. */
const HANDED_OVER = 4;

/** Does what was granted: begins a deletion, returns an item, or tells the candidate. */
export async function answerGranted(moving: Moving<MovedPrivacyRequest>) {
  const { row, backend } = moving;
  if (row.kind === 4)
    return beginDeletion({ candidateId: row.candidateId, requestId: row.id }, backend);
  if (row.kind === 2 && (await returnItem(moving))) return undefined;
  return tellAnswer(moving);
}

/** Tells the candidate that there is an answer, by the channels of the form. */
export async function tellAnswer({ row, reason, backend }: Moving<MovedPrivacyRequest>) {
  const form = await backend.db
    .selectFrom('collectForms')
    .select(['id', 'inviteChannel'])
    .where('orderId', '=', row.orderId)
    .executeTakeFirst();
  // A new link ends the old one: nobody would send it where links are handed over.
  if (!form || form.inviteChannel === HANDED_OVER) return;
  const url = await newLink({ formId: form.id, orderId: row.orderId }, backend);
  await sendLink({ formId: form.id, url, scene: 'rightsAnswered', content: reason ?? '' }, backend);
}

/** Returns the item of a correction while the order runs, and whether it did so. */
async function returnItem({ row, actor, reason, backend }: Moving<MovedPrivacyRequest>) {
  if (actor === SYSTEM || row.groupCode === null || !holdsRight(actor, ORDER_MANAGERS))
    return false;
  const { db } = backend;
  const order = await orderMoves.lock(row.orderId, actor, db);
  const form = await db
    .selectFrom('collectForms')
    .select(['id', 'status'])
    .where('orderId', '=', row.orderId)
    .executeTakeFirst();
  if (!order || !form || ![50, 65, 70].includes(form.status)) return false;
  const marked = await db
    .updateTable('collectItems')
    .set({ status: 3, returnReason: reason, returned: '[]' })
    .set({ previousData: sql`data_form`, version: sql`version + 1` })
    .where('formId', '=', form.id)
    .where('groupCode', '=', row.groupCode)
    .where('status', '<>', 5)
    .returning('id')
    .execute();
  if (marked.length === 0) return false;
  if (await obstacleTo(orderMoves, 'returnItems', order, actor, backend)) {
    await db
      .updateTable('collectItems')
      .set({ status: 4, returnReason: null, previousData: null })
      .where('id', '=', marked[0]!.id)
      .execute();
    return false;
  }
  await makeMove(orderMoves, 'returnItems', { id: row.orderId, reason }, actor, backend);
  return true;
}
