import {
  readStretches,
  type candidateForms,
  type collect,
  type CollectForm,
  type CollectFormData,
  type CollectItem,
  type CollectMove,
  type InputOf,
  type MoveChoice,
} from '@mingjian/api';
import { sql } from 'kysely';
import { orderMissing, refusal } from '../../failure';
import { choicesOf, makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { CANDIDATE_READERS, ORDER_MANAGERS, STAFF } from '../../roles';
import { recordAccess } from '../orderAccesses/recordAccess';
import { orderMoves } from '../orders/orderMoves';
import { collectMoves, readCollectFacts } from './collectMoves';
import { consentRecords } from './consents';
import { findingsOf } from './findings';
import { formOf, formsOf, travelling, type FormRow } from './forms';
import { itemRows, travellingItems } from './items';
import { itemsFor } from './maskedAnswers';
import { collectTexts } from './texts';

/** Throws 403 unless the caller is staff who see candidates: what they gave is not for clients. */
function demandReviewer(caller: Caller) {
  demandRight(caller, STAFF);
  demandRight(caller, CANDIDATE_READERS);
}

/** Returns the form of an order with everything that its review needs. */
export async function formData(
  { orderId, candidateId }: InputOf<typeof collect.getCollectFormData>,
  caller: Caller,
  backend: Backend,
): Promise<CollectFormData> {
  demandReviewer(caller);
  const form = await formOf(orderId, caller, backend.db);
  if (form.candidateId !== candidateId) throw orderMissing();
  await recordAccess([form.orderId], 'answers', caller, backend);
  return wholeForm(form, caller, backend);
}

/** Returns a form with its items, moves, findings and consents. */
export async function wholeForm(
  form: FormRow,
  caller: Caller,
  backend: Backend,
): Promise<CollectFormData> {
  const { db } = backend;
  const items = await travellingItems(await itemRows(form.id, db), caller.language, db);
  return {
    form: travelling(form),
    items: itemsFor(items, caller),
    moves: await movesOf(form, caller, backend),
    findings: await findingsOf(form, items, caller.language, backend),
    consents: await consentRecords(form.id, db),
  };
}

async function movesOf(
  form: FormRow,
  caller: Caller,
  backend: Backend,
): Promise<MoveChoice<CollectMove>[]> {
  const facts = await readCollectFacts({ ...form, state: form.status }, backend);
  return choicesOf(collectMoves, form.status, facts, caller);
}

/** Marks an item, or some of its fields, as returned; the candidate is not told of it yet. */
export async function markReturned(
  { orderId, itemId, returnReason, fields = [] }: InputOf<typeof collect.refuseCollectFormItem>,
  caller: Caller,
  backend: Backend,
): Promise<CollectFormData> {
  const form = await lockReviewed(orderId, caller, backend);
  const item = await reviewedItem(form.id, itemId, caller, backend);
  const known = new Set(item.fields.map(({ key }) => key));
  const stretches = Math.max(readStretches(item.dataForm)?.length ?? 0, 1);
  const unknown = fields?.find(({ key, stretch }) => !known.has(key) || stretch >= stretches);
  if (unknown) throw refusal(400, collectTexts, (t) => t.fieldMissing(unknown.key));
  await backend.db
    .updateTable('collectItems')
    .set({
      status: 3,
      returnReason,
      returned: JSON.stringify(fields ?? []),
      previousData: item.dataForm,
      version: sql`version + 1`,
    })
    .where('id', '=', itemId)
    .execute();
  return wholeForm(await formOf(orderId, caller, backend.db), caller, backend);
}

/** Takes the mark of a returned item back, before the candidate has learned of it. */
export async function unmarkReturned(
  { orderId, itemId }: InputOf<typeof collect.keepCollectFormItem>,
  caller: Caller,
  backend: Backend,
): Promise<CollectFormData> {
  const form = await lockReviewed(orderId, caller, backend);
  await reviewedItem(form.id, itemId, caller, backend);
  await backend.db
    .updateTable('collectItems')
    .set({ status: 2, returnReason: null, returned: '[]', version: sql`version + 1` })
    .where('id', '=', itemId)
    .where('status', '=', 3)
    .execute();
  return wholeForm(await formOf(orderId, caller, backend.db), caller, backend);
}

/** Returns the marked items to the candidate, with the order. */
export async function inviteSupply(
  { orderId, candidateId, content }: InputOf<typeof collect.inviteSupplyItem>,
  caller: Caller,
  backend: Backend,
) {
  const order = await orderMoves.lock(orderId, caller, backend.db);
  if (!order || order.candidateId !== candidateId) throw orderMissing();
  await makeMove(orderMoves, 'returnItems', { id: orderId, reason: content }, caller, backend);
}

/** Passes the review of an order's form, and returns the items that passed with it. */
export async function passAll(
  orderId: string,
  caller: Caller,
  backend: Backend,
): Promise<{ passed: CollectItem[] }> {
  await makeMove(orderMoves, 'passCollection', { id: orderId }, caller, backend);
  const form = await formsOf(caller, backend.db)
    .where('collectForms.orderId', '=', orderId)
    .executeTakeFirst();
  if (!form) return { passed: [] };
  const rows = (await itemRows(form.id, backend.db)).filter(({ status }) => status === 4);
  return { passed: await travellingItems(rows, caller.language, backend.db) };
}

/** Returns the forms of an order within the caller's scope, without what they say. */
export async function formTable(
  orderId: string,
  caller: Caller,
  { db }: Backend,
): Promise<CollectForm[]> {
  demandRight(caller, CANDIDATE_READERS);
  const rows = await formsOf(caller, db).where('collectForms.orderId', '=', orderId).execute();
  return rows.map(travelling);
}

/** Returns the forms of a candidate within the caller's scope, newest first. */
export async function formsOfCandidate(
  { candidateId, orderId }: InputOf<typeof candidateForms.indexOfUser>,
  caller: Caller,
  { db }: Backend,
): Promise<CollectForm[]> {
  demandRight(caller, CANDIDATE_READERS);
  const rows = await formsOf(caller, db)
    .where('collectForms.candidateId', '=', candidateId)
    .$if(Boolean(orderId), (query) => query.where('collectForms.orderId', '=', orderId!))
    .orderBy('collectForms.createdAt', 'desc')
    .orderBy('collectForms.id', 'desc')
    .execute();
  return rows.map(travelling);
}

/** States of a form that is reviewed. */
const REVIEWED = [50, 65, 70];

async function lockReviewed(orderId: string, caller: Caller, backend: Backend) {
  demandRight(caller, ORDER_MANAGERS);
  const { id } = await formOf(orderId, caller, backend.db);
  const form = await collectMoves.lock(id, caller, backend.db);
  if (!form || !REVIEWED.includes(form.state))
    throw refusal(409, collectTexts, (t) => t.notReviewed);
  return form;
}

async function reviewedItem(formId: string, itemId: string, { language }: Caller, { db }: Backend) {
  const row = (await itemRows(formId, db)).find(({ id }) => id === itemId);
  if (!row) throw refusal(404, collectTexts, (t) => t.itemMissing);
  const [item] = await travellingItems([row], language, db);
  return item!;
}
