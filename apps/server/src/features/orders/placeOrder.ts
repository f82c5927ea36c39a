import { beijingDay, type InputOf, type orderInfo, type OrderRow } from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import { Failure, forbidden, inputFailure, refusal, type FieldProblem } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { createRow } from '../../resources/resourceWrites';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { ORDER_PLACERS } from '../../roles';
import { say } from '../../texts';
import { candidateResource } from '../candidates/resource';
import { SUSPENDED } from './orderFacts';
import { recordOrderEvent } from './orderEvents';
import { orderResource } from './resource';
import { orderTexts } from './texts';

type Draft = InputOf<typeof orderInfo.save>;

/** Fields of a person who is ordered for the first time, with those of the candidate. */
const PERSON = {
  userName: 'name',
  mobile: 'mobile',
  idType: 'idType',
  idCardNo: 'idNo',
  email: 'email',
  position: 'position',
} as const;

/** Fields that an order is placed with; the others of the draft are not known yet. */
export const PLACING_FIELDS: readonly (keyof Draft)[] = [
  'orderType',
  'companyId',
  'productId',
  'candidateId',
  'remark',
  ...(Object.keys(PERSON) as (keyof typeof PERSON)[]),
];

/**
 * Places an order of the caller's own company (发起背调) and returns its row. It waits to be
 * accepted. Throws 403 for staff, who order for nobody. Companies, products and candidates that the
 * caller may not use are refused with the same 400 as missing ones; a suspended company gets 409.
 */
export async function placeOrder(
  draft: Draft,
  caller: Caller,
  backend: Backend,
): Promise<OrderRow> {
  demandRight(caller, ORDER_PLACERS);
  const { db, now } = backend;
  const { orderType, productId, remark } = draft;
  const company = await ownCompany(draft, caller, backend);
  const offer = await db
    .selectFrom('companyOffers')
    .select('price')
    .where('companyId', '=', company.id)
    .where('productId', '=', productId)
    .where('type', '=', orderType)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  if (!offer) throw inputFailure([['productId', say((t) => t.notExisting)]], caller.language);
  const candidate = await candidateOf(draft, caller, backend);

  const time = now();
  const id = newId(time);
  await db
    .insertInto('orders')
    .values({
      id,
      orderNo: await nextOrderNo(backend),
      orderType,
      orderStatus: 10,
      companyId: company.id,
      signingEntity: company.name,
      productId,
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
      amount: offer.price,
      remark: remark?.trim() || null,
    })
    .execute();
  const event = { orderId: id, action: 'place', before: null, after: 10 } as const;
  const right = ORDER_PLACERS[0]!.code;
  await recordOrderEvent({ ...event, right, reason: null }, caller, backend);
  return readRow(orderResource, id, caller, backend);
}

async function ownCompany({ companyId }: Draft, caller: Caller, { db }: Backend) {
  if (caller.companyId === null) throw forbidden();
  if (companyId && companyId !== caller.companyId)
    throw inputFailure([['companyId', say((t) => t.notExisting)]], caller.language);
  const company = await db
    .selectFrom('companies')
    .select(['id', 'name', 'status'])
    .where('id', '=', caller.companyId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!company) throw forbidden();
  if (company.status === SUSPENDED) throw refusal(409, orderTexts, (t) => t.companySuspended);
  return company;
}

/** Returns the named candidate of the company, or a new one. */
async function candidateOf(draft: Draft, caller: Caller, backend: Backend) {
  const given = (Object.keys(PERSON) as (keyof typeof PERSON)[]).filter((name) => draft[name]);
  const { candidateId } = draft;
  if (!candidateId) return newCandidate(draft, caller, backend);
  if (given.length > 0)
    throw inputFailure(
      given.map((name) => [name, orderTexts((t) => t.candidateChosen)]),
      caller.language,
    );
  const candidate = await backend.db
    .selectFrom('candidates')
    .select(['id', 'name', 'position'])
    .where('id', '=', candidateId)
    .where('deletedAt', 'is', null)
    .where('companyId', '=', caller.companyId)
    .forShare()
    .executeTakeFirst();
  if (!candidate) throw inputFailure([['candidateId', say((t) => t.notExisting)]], caller.language);
  return candidate;
}

async function newCandidate(draft: Draft, caller: Caller, backend: Backend) {
  const missing = (['userName', 'mobile', 'idCardNo'] as const).filter((name) => !draft[name]);
  if (missing.length > 0)
    throw inputFailure(
      missing.map((name) => [name, say((t) => t.required)]),
      caller.language,
    );
  const person = Object.fromEntries(
    Object.entries(PERSON).map(([name, field]) => [field, draft[name as keyof typeof PERSON]]),
  );
  const { language } = caller;
  return createRow(candidateResource, person, caller, backend).catch((reason: unknown) => {
    throw renamed(reason, language);
  });
}

/** Returns a refusal of a candidate's fields by the names that the order has for them. */
function renamed(reason: unknown, language: Caller['language']) {
  const { fields } = ((reason instanceof Failure && reason.options.data) ?? {}) as {
    fields?: Readonly<Record<string, string>>;
  };
  if (!fields) return reason;
  const names = Object.entries(PERSON);
  return inputFailure(
    Object.entries(fields).map(([field, text]): FieldProblem => {
      const [name] = names.find(([, known]) => known === field) ?? [field];
      return [name, () => text];
    }),
    language,
  );
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
