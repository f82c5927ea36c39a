import {
  beijing,
  type HoldFor,
  type HoldType,
  type OrderHold,
  type OrderStatus,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import { accountOf, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { MovedOrder } from './tables';

/** Returns whether the clock of an order stands while it is on hold for somebody. */
export const stopsClock = (holdType: HoldType) => holdType === 1 || holdType === 2;

/** Ends the hold that stands, and begins the next one: 0 begins none. */
export async function storeHold(
  { row, actor, reason, time, backend: { db } }: Moving<MovedOrder>,
  state: OrderStatus,
  holdType: HoldType,
) {
  const by = accountOf(actor);
  await db
    .updateTable('orderHolds')
    .set({ endedAt: time, endedBy: by })
    .where('orderId', '=', row.id)
    .where('endedAt', 'is', null)
    .execute();
  if (holdType === 0 || state < 20) return;
  await db
    .insertInto('orderHolds')
    .values({
      id: newId(time),
      orderId: row.id,
      holdType,
      stopsClock: row.slaDueAt !== null && stopsClock(holdType),
      reason,
      beganAt: time,
      beganBy: by,
      endedAt: null,
      endedBy: null,
    })
    .execute();
}

/** Returns the hold of an order that stands. */
export async function openHold(orderId: string, { db }: Pick<Backend, 'db'>) {
  return db
    .selectFrom('orderHolds')
    .leftJoin('users', 'users.id', 'orderHolds.beganBy')
    .select(['holdType', 'reason', 'stopsClock', 'beganBy', 'beganAt', 'users.realname'])
    .where('orderId', '=', orderId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** Holds that clients see: those for the candidate and for themselves. */
export const SEEN_BY_CLIENTS = [1, 2] as const satisfies HoldFor[];

/** Returns the hold of an order that stands, as far as the caller may see it. */
export async function holdOf(
  orderId: string,
  { companyId }: Caller,
  backend: Pick<Backend, 'db'>,
): Promise<OrderHold | null> {
  const hold = await openHold(orderId, backend);
  if (!hold) return null;
  const { holdType, reason, stopsClock: stops, beganAt, realname } = hold;
  if (companyId !== null && !SEEN_BY_CLIENTS.some((type) => type === holdType)) return null;
  return { holdType, reason, userName: realname ?? '', since: beijing(beganAt), stopsClock: stops };
}
