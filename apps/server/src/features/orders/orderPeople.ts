import { splitIds, type InputOf, type orderBase } from '@mingjian/api';
import { sql } from 'kysely';
import { inputFailure, orderMissing } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, withinScope } from '../../resources/scope';
import { ORDER_ACCEPTORS, STAFF } from '../../roles';
import { orderMoves } from './orderMoves';
import { orderTexts } from './texts';

/** Somebody who works on an order. */
interface Worker {
  id: string;
  realname: string;
  avatar: string | null;
  phone: string | null;
  pinyin: string;
  userType: 'serviceUser';
  /** 0 manages it · 1 works on tasks · 2 reviewed them. */
  part: number;
}

/** Returns who works on orders: each person once for each part. */
async function workersOf(orderIds: readonly string[], { db }: Pick<Backend, 'db'>) {
  const { rows } = await sql<Worker>`
    select person.id, person.realname, person.avatar, person.phone, '' as pinyin,
      person.user_type as "userType", team.part
    from (
      select pm_id as user_id, 0 as part from orders where id = any(${[...orderIds]}::text[])
      union select owner_id, 1 from order_tasks where order_id = any(${[...orderIds]}::text[])
      union select user_id, 2 from task_events
        where order_id = any(${[...orderIds]}::text[]) and action in ('pass', 'giveBack')
    ) team
    join users person on person.id = team.user_id
    order by team.part, person.realname, person.id`.execute(db);
  return rows;
}

/** Returns who works on an order beside its manager, by name and part. */
export async function teamOf(
  { id, pmId }: { id: string; pmId: string | null },
  caller: Caller,
  backend: Pick<Backend, 'db'>,
) {
  const team = (await workersOf([id], backend)).filter((person) => person.id !== pmId);
  return team.map(({ id: userId, realname, part }) => ({
    id: userId,
    realname,
    part: PARTS[part]!(caller.language),
  }));
}

/** Words for the parts of people, by number. */
const PARTS = [
  orderTexts((t) => t.partManager),
  orderTexts((t) => t.partVerifier),
  orderTexts((t) => t.partReviewer),
];

/** Returns who works on an order, with the part of each in the reader's language. */
export async function serviceTeamOf(orderId: string, caller: Caller, backend: Backend) {
  demandRight(caller, STAFF);
  await demandOrder(orderId, caller, backend);
  const team = await workersOf([orderId], backend);
  return team.map(({ part, ...person }) => ({ ...person, part: PARTS[part]!(caller.language) }));
}

/** Returns everybody who works on an order, each once. */
export async function relatedUsersOf(orderId: string, caller: Caller, backend: Backend) {
  demandRight(caller, STAFF);
  await demandOrder(orderId, caller, backend);
  return once(await workersOf([orderId], backend));
}

/** Returns everybody who works on one of the newest orders that the caller sees. */
export async function listedUsersOf(caller: Caller, backend: Backend) {
  demandRight(caller, STAFF);
  const orders = await backend.db
    .selectFrom('orders')
    .select('id')
    .where(withinScope(caller, 'orders.companyId'))
    .orderBy('orderTime', 'desc')
    .limit(NEWEST)
    .execute();
  return once(
    await workersOf(
      orders.map(({ id }) => id),
      backend,
    ),
  );
}

/** Orders whose people a list offers. */
const NEWEST = 2_000;

const once = (team: readonly Worker[]) => [
  ...new Map(team.map(({ part: _, ...person }) => [person.id, person])).values(),
];

/** Throws 404 for an order that the caller does not see. */
export async function demandOrder(orderId: string, caller: Caller, { db }: Pick<Backend, 'db'>) {
  const order = await db
    .selectFrom('orders')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .select(['orders.consigneeName', 'orders.authUrl', 'candidates.resumeUrl'])
    .where('orders.id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  return order;
}

/** Gives orders to another project manager, all or none. */
export async function handOver(
  { orderIds, userId }: InputOf<typeof orderBase.batchDivideOrder>,
  caller: Caller,
  backend: Backend,
) {
  await demandManager(userId, caller, backend);
  for (const id of splitIds(orderIds))
    await makeMove(orderMoves, 'handOver', { id, columns: { pmId: userId } }, caller, backend);
}

/** Throws 400 unless a person may manage orders. */
export async function demandManager(
  userId: string,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<void> {
  const { rows } = await sql`
    select 1 from users person where person.id = ${userId} and person.status = 1
      and person.company_id is null and exists (
        select from user_roles held
        join role_rights given on given.role_code = held.role_code
        where held.user_id = person.id
          and given.right_code = any(${ORDER_ACCEPTORS.map(({ code }) => code)})
      )`.execute(db);
  if (rows.length === 0)
    throw inputFailure([['userId', orderTexts((t) => t.noManagerOfOrders)]], caller.language);
}
