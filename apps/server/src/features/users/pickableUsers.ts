import {
  foldText,
  PAGE_SIZE_LIMIT,
  pinyinKeys,
  splitIds,
  type InputOf,
  type pickers,
  type PickerUser,
} from '@mingjian/api';
import { expressionBuilder } from 'kysely';
import type { Schema } from '../../database/schema';
import { orderMissing } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import { byPinyin, pinyinOf } from '../../pinyin';

type PickableRequest = Partial<InputOf<typeof pickers.getUserList>>;

/**
 * Returns people, staff first, sorted by pinyin: staff see everybody, a client its own people and,
 * on its own order, those who take part in it. Those who left are found by their ids alone.
 */
export async function pickableUsers(
  { orderId, id, realname = '', userType, pageSize = PAGE_SIZE_LIMIT }: PickableRequest,
  caller: Caller,
  { db }: Backend,
): Promise<PickerUser[]> {
  const ids = id === undefined ? null : splitIds(id);
  const people = db
    .selectFrom('users')
    .select(['id', 'realname', 'phone', 'avatar', 'companyId', 'userType'])
    .where(await offered(orderId, ids !== null, caller, db))
    .orderBy('userType', 'desc')
    .orderBy('id')
    .$if(ids !== null, (query) => query.where('id', 'in', orNobody(ids!)))
    .$if(ids === null, (query) => query.where('status', '=', 1))
    .$if(userType !== undefined, (query) => query.where('userType', '=', userType!));
  const rows = await people.execute();
  // PostgreSQL knows no pinyin, and its order depends on the installation.
  return rows
    .map((row) => shown(row, caller))
    .filter((person) => isFound(person, realname))
    .toSorted(byTypeAndName)
    .slice(0, pageSize);
}

/** Whether a text is a part of the name or of the phone, or begins the pinyin or its initials. */
function isFound({ realname, phone, pinyin }: PickerUser, text: string): boolean {
  const typed = foldText(text.trim());
  return (
    foldText(realname).includes(typed) ||
    phone?.includes(typed) === true ||
    pinyinKeys(pinyin).some((key) => key.startsWith(typed.replaceAll(' ', '')))
  );
}

/** Returns the condition for the people of an order; by their ids, also for those beyond it. */
async function offered(
  orderId: string | undefined,
  isById: boolean,
  caller: Caller,
  db: Backend['db'],
) {
  return orderId && !isById ? onOrder(orderId, caller, db) : addressableBy(caller, orderId, db);
}

const orNobody = (ids: readonly string[]) => (ids.length > 0 ? ids : ['']);

type PersonRow = Omit<PickerUser, 'pinyin'> & { companyId: string | null };

function byTypeAndName(one: PickerUser, other: PickerUser): number {
  if (one.userType !== other.userType) return one.userType === 'serviceUser' ? -1 : 1;
  return byPinyin(one.realname, other.realname);
}

/**
 * Returns the condition for the people whom a caller may write to: those whom a picker offers, of
 * the order or beyond.
 */
export async function addressableBy(
  caller: Caller,
  orderId: string | undefined,
  db: Backend['db'],
) {
  const anybody = withinScope(caller, 'users.companyId');
  if (!orderId) return anybody;
  const { or } = expressionBuilder<Schema, 'users'>();
  return or([anybody, await onOrder(orderId, caller, db)]);
}

/**
 * Returns the condition for the people who take part in an order: its orderer, the sales and the
 * manager of the company, its officer and everyone who has worked on it.
 */
async function onOrder(orderId: string, caller: Caller, db: Backend['db']) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .select(['pmId', 'orderedBy', 'companies.managerId', 'companies.salesId'])
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const { pmId, orderedBy, managerId, salesId } = order;
  const members = [pmId, orderedBy, managerId, salesId].filter((id) => id !== null);
  const eb = expressionBuilder<Schema, 'users'>();
  const workers = eb
    .selectFrom('orderEvents')
    .select('userId')
    .where('orderId', '=', orderId)
    .where('userId', 'is not', null);
  return eb.or([eb('id', 'in', orNobody(members)), eb('id', 'in', workers)]);
}

/** A client sees the names, not the numbers, of the provider's staff. */
function shown({ companyId, phone, ...person }: PersonRow, caller: Caller): PickerUser {
  return {
    ...person,
    pinyin: pinyinOf(person.realname),
    phone: caller.userType === 'serviceUser' || companyId === caller.companyId ? phone : null,
  };
}
