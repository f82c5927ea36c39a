import {
  readCustomFields,
  readCustomValues,
  splitIds,
  type InputOf,
  type OrderDraft,
  type orderInfo,
  type OrderRow,
  type StoredDraft,
} from '@mingjian/api';
import { sql } from 'kysely';
import { orderMissing, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logEvent } from '../../resources/operateLog';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { ORDER_PLACERS } from '../../roles';
import { addItemsOf, addOnsOf, storeAddOns } from './addOns';
import { customValuesText } from './customValues';
import { candidateOf } from './orderCandidate';
import { WAITS_FOR_CLIENT } from './orderFacts';
import { orderMoves, type MovedOrder } from './orderMoves';
import {
  costOf,
  demandQuoted,
  offerOf,
  orderingCompany,
  TERM_FIELDS,
  termColumns,
} from './orderTerms';
import { orderResource } from './resource';
import { orderTexts } from './texts';

/** Fields of an order that its author corrects. */
export const CORRECTED_FIELDS: readonly (keyof OrderDraft)[] = [
  'id',
  'productId',
  'candidateId',
  'position',
  'isDraft',
  'addItems',
  'customValues',
  'quotedPrice',
  ...TERM_FIELDS,
];

/**
 * Corrects a draft, or an order that went back to its client, and sends it unless `isDraft` is 1.
 * Throws 409 on an order that was sent.
 */
export async function correctOrder(
  draft: InputOf<typeof orderInfo.update>,
  caller: Caller,
  backend: Backend,
): Promise<OrderRow> {
  const { db, now } = backend;
  const { id, isDraft, position } = draft;
  const order = await lockDraft(id, caller, backend);
  const { companyId, orderType } = order;
  const company = await orderingCompany({ companyId }, caller, backend);
  const productId = draft.productId ?? order.productId;
  const offer = await offerOf({ productId, orderType }, company, caller, backend);
  const addItems = draft.addItems ?? (await addItemsOf(id, caller, backend));
  const addOns = await addOnsOf({ addItems, orderType }, company, caller, backend);
  const isUrgent = (draft.urgentFlag ?? order.urgentFlag) === 1;
  const { price } = costOf(offer, addOns, isUrgent);
  if (isDraft !== 1) demandQuoted(draft.quotedPrice, price, caller);
  const columns = await termColumns({ ...draft, stored: order }, company, caller, backend);
  const given = draft.customValues ?? storedValues(order, offer);
  const own = { ...offer, given, isDraft: isDraft === 1 };
  const candidate = draft.candidateId
    ? await candidateOf({ candidateId: draft.candidateId }, companyId, caller, backend)
    : undefined;
  const changes = {
    ...columns,
    productId,
    productVersion: offer.productVersion,
    amount: price,
    customValues: customValuesText(own, caller),
    ...(candidate && { candidateId: candidate.id, candidateName: candidate.name }),
    ...(position !== undefined && { position: position ?? '' }),
  };
  await db
    .updateTable('orders')
    .set(changes)
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
  await storeAddOns(id, addOns, backend);
  const line = { module: 'orders', objectType: 'order', action: 'updated', objectId: id } as const;
  const before = Object.fromEntries(
    Object.keys(changes).map((name) => [name, order[name as keyof MovedOrder]]),
  );
  await logEvent({ ...line, companyId, before, after: changes }, caller, now(), db);
  if (isDraft !== 1) {
    const move = order.state === 0 ? 'place' : 'resubmit';
    await makeMove(orderMoves, move, { id }, caller, backend);
  }
  return readRow(orderResource, id, caller, backend);
}

/** Returns the stored values of the fields that the client still has. */
const storedValues = (
  { customValues }: Pick<MovedOrder, 'customValues'>,
  { customFields }: { customFields: string | null },
) =>
  readCustomValues(customValues).filter((value) =>
    readCustomFields(customFields).some(({ label }) => label === value.label),
  );

/** Returns a draft, or an order that was returned, as its form edits it. */
export async function draftOf(
  { orderId }: { orderId: string },
  caller: Caller,
  backend: Backend,
): Promise<StoredDraft> {
  const order = await lockDraft(orderId, caller, backend);
  return {
    id: order.id,
    orderNo: order.orderNo,
    orderStatus: order.state,
    version: order.version,
    orderType: order.orderType,
    companyId: order.companyId,
    productId: order.productId,
    addItems: await addItemsOf(order.id, caller, backend),
    candidateId: order.candidateId,
    userName: order.candidateName,
    position: order.position,
    mainCompanyName: order.signingEntity,
    city: order.cityCodes,
    urgentFlag: order.urgentFlag,
    authMode: order.authMode,
    authUrl: order.authUrl,
    consigneeName: order.consigneeName,
    clientPoNo: order.clientPoNo,
    costCenter: order.costCenter,
    customValues: readCustomValues(order.customValues),
    remark: order.remark,
  };
}

/** Deletes drafts: they end as withdrawn, since what happened to an order is never deleted. */
export async function deleteDrafts({ id }: { id: string }, caller: Caller, backend: Backend) {
  for (const draft of splitIds(id)) {
    const { state } = await lockDraft(draft, caller, backend);
    if (state !== 0) throw refusal(409, orderTexts, (t) => t.notDraft);
    const reason = orderTexts((t) => t.draftDeleted)('zh');
    const move = caller.companyId === null ? 'cancel' : 'withdraw';
    await makeMove(orderMoves, move, { id: draft, reason }, caller, backend);
  }
}

/** Locks an order that its author may correct. */
async function lockDraft(id: string, caller: Caller, { db }: Backend) {
  demandRight(caller, ORDER_PLACERS);
  const order = await orderMoves.lock(id, caller, db);
  if (!order) throw orderMissing();
  const isReturned = order.state === 10 && order.holdType === WAITS_FOR_CLIENT;
  if (order.state !== 0 && !(isReturned && caller.companyId !== null))
    throw refusal(409, orderTexts, (t) => t.notCorrectable);
  return order;
}
