import {
  orderFlow,
  type BulkChoice,
  type BulkMove,
  type BulkOutcome,
  type InputOf,
  type orderBase,
} from '@mingjian/api';
import { Failure, forbidden, inputFailure, orderMissing } from '../../failure';
import { makeMove, movesOf, obstacleTo } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { logFault } from '../../http/envelope';
import { holdsRight, withinScope } from '../../resources/scope';
import { MONEY_READERS } from '../../roles';
import { say } from '../../texts';
import { cancelFeeOf } from './cancelFee';
import { orderMoves, type MovedOrder } from './orderMoves';
import { demandManager } from './orderPeople';

/** Returns for each order whether a move can be made now, and what cancelling costs. */
export async function bulkChoices(
  { orderIds, move }: InputOf<typeof orderBase.getBulkChoices>,
  caller: Caller,
  backend: Backend,
): Promise<BulkChoice[]> {
  demandMove(move, caller);
  const orders = await seenOrders(orderIds, caller, backend);
  const showsFee = move === 'cancel' && holdsRight(caller, MONEY_READERS);
  const choices: BulkChoice[] = [];
  for (const orderId of new Set(orderIds)) {
    const order = orders.get(orderId);
    const obstacle = order
      ? await obstacleTo(orderMoves, move, order, caller, backend)
      : orderMissing().wording;
    choices.push({
      orderId,
      blocker: obstacle?.(caller.language) ?? null,
      fee: order && !obstacle && showsFee ? await cancelFeeOf(order, backend.db) : null,
    });
  }
  return choices;
}

/** Makes a move for orders, each in a transaction of its own, and returns the outcome of each. */
export async function moveOrders(
  { orderIds, move, reason, userId }: InputOf<typeof orderBase.updateAll>,
  caller: Caller,
  backend: Backend,
): Promise<BulkOutcome[]> {
  demandMove(move, caller);
  if ('reason' in orderFlow.moves[move] && !reason)
    throw inputFailure([['reason', say((t) => t.required)]], caller.language);
  const columns = move === 'handOver' ? await managerColumns(userId, caller, backend) : undefined;
  const outcomes: BulkOutcome[] = [];
  for (const orderId of new Set(orderIds)) {
    const input = { id: orderId, reason, columns };
    const error = await backend.db
      .transaction()
      .execute(async (db) => makeMove(orderMoves, move, input, caller, { ...backend, db }))
      .then(() => null, sentenceOf(caller, backend));
    outcomes.push({ orderId, error });
  }
  return outcomes;
}

/** Throws 403 unless the caller may make a move on orders in some state. */
function demandMove(move: BulkMove, caller: Caller) {
  if (!movesOf(orderMoves, caller).includes(move)) throw forbidden();
}

async function managerColumns(userId: string | undefined, caller: Caller, backend: Backend) {
  if (!userId) throw inputFailure([['userId', say((t) => t.required)]], caller.language);
  await demandManager(userId, caller, backend);
  return { pmId: userId };
}

/** Returns the orders that the caller sees. Nothing is locked: a choice is no promise. */
async function seenOrders(orderIds: readonly string[], caller: Caller, { db }: Backend) {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...orderIds])
    .where(withinScope(caller, 'orders.companyId'))
    .execute();
  return new Map(
    orders.map((order): [string, MovedOrder] => [order.id, { ...order, state: order.orderStatus }]),
  );
}

/** A fault of one order is logged, and the others go on: their outcome must reach the caller. */
const sentenceOf =
  ({ language }: Caller, { log }: Backend) =>
  (error: Error): string =>
    error instanceof Failure
      ? error.wording(language)
      : say((t) => t.unexpected(logFault(error, '/gOrderBaseApi/updateAll', log)))(language);
