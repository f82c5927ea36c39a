import {
  PRESENCE_PAUSE,
  type InputOf,
  type OrderPresence,
  type orderPresence,
  type PresentPerson,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { orderMissing } from '../../failure';
import { demandRight, withinScope } from '../../resources/scope';
import { ANY_ROLE } from '../../roles';

/** Milliseconds after which a window that reports nothing is gone: two reports were missed. */
const GONE_AFTER = 3 * PRESENCE_PAUSE;

/** Stores the report of a window, and returns who else has the order open, on the same side. */
export async function reportPresence(
  { orderId, windowId, page, isEditing = 0, hasLeft = 0 }: InputOf<typeof orderPresence.report>,
  caller: Caller,
  { db, now }: Backend,
): Promise<OrderPresence> {
  demandRight(caller, ANY_ROLE);
  const order = await db
    .selectFrom('orders')
    .select('version')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();

  const { userId, companyId } = caller;
  if (hasLeft === 1)
    await db
      .deleteFrom('orderPresences')
      .where('orderId', '=', orderId)
      .where('windowId', '=', windowId)
      .where('page', '=', page)
      .where('userId', '=', userId)
      .execute();
  else
    await db
      .insertInto('orderPresences')
      .values({ orderId, windowId, page, userId, isEditing: isEditing === 1, seenAt: now() })
      .onConflict((conflict) =>
        conflict
          .columns(['orderId', 'windowId', 'page'])
          .doUpdateSet({ userId, isEditing: isEditing === 1, seenAt: now() }),
      )
      .execute();

  const people = await db
    .selectFrom('orderPresences as presence')
    .innerJoin('users', 'users.id', 'presence.userId')
    .select(['users.id', 'users.realname as userName', 'page', 'isEditing'])
    .where('orderId', '=', orderId)
    .where('users.id', '<>', userId)
    .where('users.companyId', 'is not distinct from', companyId)
    .where('seenAt', '>', new Date(now().getTime() - GONE_AFTER))
    .orderBy('isEditing', 'desc')
    .orderBy('page', 'desc')
    .orderBy('users.id')
    .execute();
  return {
    people: onceEach(people),
    version: order.version,
    changedBy: await lastColleague(orderId, caller, db),
  };
}

/** Returns who made the last change of an order, if that was somebody else of the own side. */
async function lastColleague(orderId: string, { userId, companyId }: Caller, db: Db) {
  const last = await db
    .selectFrom('orderEvents')
    .innerJoin('users', 'users.id', 'orderEvents.userId')
    .select(['users.id', 'users.realname', 'users.companyId'])
    .where('orderId', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && last.id !== userId && last.companyId === companyId ? last.realname : null;
}

/** Removes windows that are long gone: the browser had no time to say so. */
export async function tidyPresences({ db, now }: Pick<Backend, 'db' | 'now'>) {
  await db
    .deleteFrom('orderPresences')
    .where('seenAt', '<', new Date(now().getTime() - GONE_AFTER))
    .execute();
}

/** Returns the first page of each person, who may have several windows. */
function onceEach(rows: readonly (PresentPerson & { id: string })[]): PresentPerson[] {
  const people = new Map<string, PresentPerson>();
  for (const { id, userName, page, isEditing } of rows)
    if (!people.has(id)) people.set(id, { userName, page, isEditing });
  return [...people.values()];
}
