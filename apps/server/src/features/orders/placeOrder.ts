import {
  beijingDay,
  type InputOf,
  type OrderDraft,
  type orderInfo,
  type OrderRow,
  type quickCheck,
} from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { Failure, inputFailure, type FieldProblem } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { CLIENT_PLACERS, ORDER_PLACERS, STAFF_PLACERS } from '../../roles';
import { addOnsOf, storeAddOns } from './addOns';
import { customValuesText } from './customValues';
import { candidateOf, PERSON_FIELDS, type OrderedPerson } from './orderCandidate';
import { runCartLineEffects, runPlacedEffects } from './orderEffects';
import { recordOrderEvent } from './orderEvents';
import { followMoney } from './orderMoney';
import {
  costOf,
  demandQuoted,
  offerOf,
  orderingCompany,
  TERM_FIELDS,
  termColumns,
  type OrderTerms,
} from './orderTerms';
import { orderResource } from './resource';
import { orderTexts } from './texts';

/** Fields that an order is placed with; the others of the draft are not known yet. */
export const PLACING_FIELDS: readonly (keyof OrderDraft)[] = [
  'orderType',
  'companyId',
  'productId',
  'candidateId',
  'isDraft',
  'addItems',
  'customValues',
  'cartLineId',
  'quotedPrice',
  ...TERM_FIELDS,
  ...PERSON_FIELDS,
];

/** An order that is about to be made. */
interface NewOrder
  extends
    OrderTerms,
    Pick<
      OrderDraft,
      | 'orderType'
      | 'companyId'
      | 'productId'
      | 'addItems'
      | 'customValues'
      | 'cartLineId'
      | 'quotedPrice'
    > {
  isDraft?: OrderDraft['isDraft'];
  people: readonly OrderedPerson[];
  isOneOfMany?: boolean | undefined;
}

/**
 * Places an order (发起背调) and returns its row; it waits to be accepted. A draft (`isDraft`) waits
 * for its author. Clients order for their own company, staff for any. Companies, products and
 * candidates that the caller may not use are refused with the same 400 as missing ones; a suspended
 * company gets 409. One of many (`isOneOfMany`) is not confirmed by e-mail.
 */
export async function placeOrder(
  draft: InputOf<typeof orderInfo.save>,
  caller: Caller,
  backend: Backend,
  { isOneOfMany = false }: { isOneOfMany?: boolean | undefined } = {},
): Promise<OrderRow> {
  const [order] = await placeAll({ ...draft, people: [draft], isOneOfMany }, caller, backend);
  return order!;
}

/** Places orders of several candidates under the same terms, all or none. */
export async function placeOrders(
  { candidates, ...terms }: InputOf<typeof orderInfo.saveAll>,
  caller: Caller,
  backend: Backend,
) {
  const isOneOfMany = candidates.length > 1;
  return placeAll({ ...terms, people: candidates, isOneOfMany }, caller, backend);
}

/** Places flash orders of several candidates. */
export async function placeQuickOrders(
  draft: InputOf<typeof quickCheck.saveQuickOrder2>,
  caller: Caller,
  backend: Backend,
) {
  return placeOrders({ ...draft, orderType: 2 }, caller, backend);
}

async function placeAll(
  { people, isDraft, isOneOfMany, ...draft }: NewOrder,
  caller: Caller,
  backend: Backend,
): Promise<OrderRow[]> {
  demandRight(caller, ORDER_PLACERS);
  const { orderType, productId, cartLineId } = draft;
  const company = await orderingCompany(draft, caller, backend);
  const offer = await offerOf(draft, company, caller, backend);
  const addOns = await addOnsOf(draft, company, caller, backend);
  const { price } = costOf(offer, addOns, draft.urgentFlag === 1);
  if (isDraft !== 1) demandQuoted(draft.quotedPrice, price, caller);
  refuseTwice(people, caller);
  const columns = await termColumns(draft, company, caller, backend);
  const own = { ...offer, given: draft.customValues, isDraft: isDraft === 1 };
  const customValues = customValuesText(own, caller);

  const { db, now } = backend;
  const time = now();
  const placed: OrderRow[] = [];
  for (const [index, person] of people.entries()) {
    const candidate = await candidateOf(person, company.id, caller, backend).catch(
      (reason: unknown) => {
        throw people.length === 1 ? reason : atPerson(reason, index, caller);
      },
    );
    const id = newId(time);
    await db
      .insertInto('orders')
      .values({
        id,
        orderNo: await nextOrderNo(backend),
        orderType,
        orderStatus: isDraft === 1 ? 0 : 10,
        companyId: company.id,
        signingEntity: company.name,
        productId,
        productVersion: offer.productVersion,
        candidateId: candidate.id,
        candidateName: candidate.name,
        orderedBy: caller.userId,
        position: candidate.position ?? '',
        city: '',
        urgentFlag: 0,
        holdType: 0,
        waitsSince: time,
        overallDanger: 5,
        orderTime: time,
        amount: price,
        remark: null,
        customValues,
        ...(columns as object),
      })
      .execute();
    await storeAddOns(id, addOns, backend);
    await recordOrderEvent(
      {
        orderId: id,
        action: isDraft === 1 ? 'saveDraft' : 'place',
        before: null,
        after: isDraft === 1 ? 0 : 10,
        right: rightOf(caller),
        reason: null,
      },
      caller,
      backend,
    );
    if (isDraft !== 1) await followMoney(id, backend);
    const row = await readRow(orderResource, id, caller, backend);
    if (isDraft !== 1)
      await runPlacedEffects({ ...row, companyId: company.id, isOneOfMany }, backend);
    placed.push(row);
  }
  if (cartLineId)
    await runCartLineEffects({ cartLineId, productId, count: placed.length }, caller, backend);
  return placed;
}

/** Returns the code of the right by which somebody orders. */
const rightOf = ({ companyId }: Caller) =>
  (companyId === null ? STAFF_PLACERS : CLIENT_PLACERS)[0]!.code;

/** Throws 400 when one person is among the candidates twice. */
function refuseTwice(people: readonly OrderedPerson[], { language }: Caller) {
  const numbers = people.map(({ idCardNo }) => idCardNo?.toUpperCase());
  const twice = numbers.findIndex((one, index) => one && numbers.indexOf(one) < index);
  if (twice === -1) return;
  const field = `candidates[${twice}].idCardNo`;
  throw inputFailure([[field, orderTexts((t) => t.orderedTwice)]], language);
}

/** Returns a refusal of a person by the name of its row. */
function atPerson(reason: unknown, index: number, { language }: Caller) {
  if (!(reason instanceof Failure)) return reason;
  const { fields } = (reason.options.data ?? {}) as { fields?: Readonly<Record<string, string>> };
  if (!fields) return reason;
  const named = Object.entries(fields).map(([field, text]): FieldProblem => [
    `candidates[${index}].${field}`,
    () => text,
  ]);
  return inputFailure(named, language);
}

/** Digits of an order's number after its day. */
const DIGITS = 7;

/** Returns the next number of the day. Orders of one day get theirs one after another. */
async function nextOrderNo({ db, now }: Backend) {
  const prefix = `MJ${beijingDay(now()).replaceAll('-', '')}`;
  await sql`select pg_advisory_xact_lock(hashtext('order_no'), hashtext(${prefix}))`.execute(db);
  const { last } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.max('orderNo').as('last'))
    .where('orderNo', '>=', `${prefix}${'0'.repeat(DIGITS)}`)
    .where('orderNo', '<=', `${prefix}${'9'.repeat(DIGITS)}`)
    .executeTakeFirstOrThrow();
  const number = Number(last?.slice(prefix.length) ?? 0) + 1;
  return `${prefix}${String(number).padStart(DIGITS, '0')}`;
}
