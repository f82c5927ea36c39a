import type { collect, CollectFormData, InputOf, SavedItem } from '@mingjian/api';
import { inputFailure, orderMissing } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { NUMBER_READERS, ORDER_MANAGERS } from '../../roles';
import { say } from '../../texts';
import { orderMoves } from '../orders/orderMoves';
import { collectMoves } from './collectMoves';
import { consentsOf, decideConsents } from './consents';
import { createForm, formOf } from './forms';
import { wholeForm } from './review';
import { saveItem, submitForm } from './saveItems';

/** Stores what staff filled in for a candidate by a signed letter, and submits it. */
export async function saveFilling(
  { orderId, items }: InputOf<typeof collect.saveFillingForm>,
  caller: Caller,
  backend: Backend,
): Promise<CollectFormData> {
  if (!orderId) throw inputFailure([['orderId', say((t) => t.required)]], caller.language);
  const formId = await authorisedByLetter(orderId, caller, backend);
  const { status } = await formOf(orderId, caller, backend.db);
  await submitForm(items, status === 60 ? 'supply' : 'submit', formId, caller, backend);
  return wholeForm(await formOf(orderId, caller, backend.db), caller, backend);
}

/** Throws 403 unless staff may read what they would write over: masks are no answers. */
const demandWriter = (caller: Caller) => {
  demandRight(caller, ORDER_MANAGERS);
  demandRight(caller, NUMBER_READERS);
};

/** Stores one item that staff fill in for a candidate. */
export async function saveFilledItem(
  { orderId, ...item }: InputOf<typeof collect.submitCollectItem>,
  caller: Caller,
  backend: Backend,
): Promise<SavedItem> {
  const formId = await authorisedByLetter(orderId, caller, backend);
  const dataForm = item.dataForm ?? '[]';
  return saveItem({ ...item, dataForm }, formId, caller, backend);
}

/** Returns the form of an order, authorised by the letter among its papers if it was not yet. */
async function authorisedByLetter(orderId: string, caller: Caller, backend: Backend) {
  demandWriter(caller);
  const { db } = backend;
  const order = await orderMoves.lock(orderId, caller, db);
  if (!order) throw orderMissing();
  const id = await createForm(order, caller, backend);
  const form = await collectMoves.lock(id, caller, db);
  if (form!.state >= 35) return id;
  await makeMove(collectMoves, 'authoriseOnPaper', { id }, caller, backend);
  const consents = await consentsOf(form!, '', caller.language, db);
  const agreed = consents.map(({ key }) => key);
  await decideConsents({ agreed, method: 'paper' }, form!, caller, backend);
  return id;
}
