import type { InputOf, orderInfo } from '@mingjian/api';
import { orderMissing } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight } from '../../resources/scope';
import { MONEY_READERS, ORDER_MANAGERS } from '../../roles';
import { cancelFeeOf } from './cancelFee';
import { orderMoves } from './orderMoves';

/** Cancels an order. With `feeOnly` it says the fee, in fen, and cancels nothing. */
export async function cancelOrder(
  { orderId: id, cancelReason: reason, feeOnly }: InputOf<typeof orderInfo.cancelOrder>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, ORDER_MANAGERS);
  const order = await orderMoves.lock(id, caller, backend.db);
  if (!order) throw orderMissing();
  const fee = await cancelFeeOf(order, backend.db);
  if (!feeOnly) await makeMove(orderMoves, 'cancel', { id, reason }, caller, backend);
  return { fee: holdsRight(caller, MONEY_READERS) ? fee : null, cancelled: !feeOnly };
}
