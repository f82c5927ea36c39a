import {
  beijing,
  beijingDay,
  DAY,
  RATING_DAYS,
  type InputOf,
  type OrderRatingState,
  type orderRatings,
  type OrderStatus,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { orderMissing, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight, withinScope } from '../../resources/scope';
import { CANDIDATE_CLIENTS, STAFF } from '../../roles';
import { orderMoves } from '../orders/orderMoves';
import { ratingTexts } from './texts';

/** Whether the final report of an order may be out; one that ended early has a partial one. */
const isIssued = (status: OrderStatus) => status >= 80 || status === -20;

/** Returns the rating of an order, for staff and for those of its client who read reports. */
export async function ratingOf(
  orderId: string,
  caller: Caller,
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<OrderRatingState> {
  demandRight(caller, caller.companyId === null ? STAFF : CANDIDATE_CLIENTS);
  const order = await db
    .selectFrom('orders')
    .select('orderStatus')
    .where('id', '=', orderId)
    .where(withinScope(caller, 'orders.companyId'))
    .executeTakeFirst();
  if (!order) throw orderMissing();
  const row = await readRating(orderId, db);
  const isOpen = row === undefined || (row.userId === caller.userId && now() <= endOf(row));
  return {
    rating: row
      ? {
          stars: row.stars,
          content: row.content,
          userName: row.userName,
          rateTime: beijing(row.updatedAt),
        }
      : null,
    mayRate: holdsRight(caller, CANDIDATE_CLIENTS) && isIssued(order.orderStatus) && isOpen,
    changeableUntil: row ? beijingDay(endOf(row)) : null,
  };
}

/** Gives the rating of an order, or changes the caller's own within a week. */
export async function rateOrder(
  { orderId, stars, content }: InputOf<typeof orderRatings.save>,
  caller: Caller,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  demandRight(caller, CANDIDATE_CLIENTS);
  const order = await orderMoves.lock(orderId, caller, db);
  if (!order) throw orderMissing();
  if (!isIssued(order.state)) throw refusal(409, ratingTexts, (t) => t.tooEarly);
  const before = await readRating(orderId, db);
  if (before && before.userId !== caller.userId)
    throw refusal(409, ratingTexts, (t) => t.another(before.userName));
  if (before && now() > endOf(before)) throw refusal(409, ratingTexts, (t) => t.closed);
  const values = { stars, content: content?.trim() || null, updatedAt: now() };
  const { companyId } = order;
  await db
    .insertInto('orderRatings')
    .values({ ...values, orderId, companyId, userId: caller.userId, createdAt: now() })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet(values))
    .execute();
}

const readRating = async (orderId: string, db: Db) =>
  db
    .selectFrom('orderRatings')
    .innerJoin('users', 'users.id', 'orderRatings.userId')
    .selectAll('orderRatings')
    .select('users.realname as userName')
    .where('orderId', '=', orderId)
    .executeTakeFirst();

/** Returns the last moment at which a rating may be changed. */
const endOf = ({ createdAt }: { createdAt: Date }) =>
  new Date(createdAt.getTime() + RATING_DAYS * DAY);
