import type { OrderStatus } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import { refusal } from '../../failure';
import { checkBalance } from './balanceCheck';
import { lockBalance, moveBalance } from './moveBalance';
import { balanceTexts } from './texts';

/** The facts that the money of an order follows from. Amounts in fen. */
export interface PaidOrder {
  id: string;
  companyId: string;
  orderStatus: OrderStatus;
  amount: number;
  reduceAmount: number;
  /** The price of its end, for one that was broken off. */
  cancelFee: number | null;
}

/** Code of a company that pays in advance. */
export const PREPAID = 1;

/** Code of each kind of movement that orders make. */
const [HOLD, CHARGE, RELEASE, ADJUSTMENT] = [2, 3, 4, 7] as const;

/** Returns what an order costs so far, in fen. */
const payable = ({ orderStatus, amount, reduceAmount, cancelFee }: PaidOrder) =>
  orderStatus < 0 ? Math.min(cancelFee ?? 0, amount - reduceAmount) : amount - reduceAmount;

/** Returns what an order of a prepaying company has held and charged, in fen. */
export async function orderBalance(orderId: string, db: Backend['db']) {
  const { amount, frozen } = await db
    .selectFrom('balanceLogs')
    .select(({ fn }) => fn.sum<string | null>('amount').as('amount'))
    .select(({ fn }) => fn.sum<string | null>('frozenAmount').as('frozen'))
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return { held: Number(frozen ?? 0), charged: -Number(amount ?? 0) };
}

/**
 * Returns what a company that pays in advance lacks for an order, in fen; 0 for one that pays
 * later, and for an order that is held for.
 */
export async function lackingFor(order: PaidOrder, db: Backend['db']): Promise<number> {
  const { balance, freezeBalance, payMode } = await db
    .selectFrom('companies')
    .select(['balance', 'freezeBalance', 'payMode'])
    .where('id', '=', order.companyId)
    .executeTakeFirstOrThrow();
  if (payMode !== PREPAID) return 0;
  const { held, charged } = await orderBalance(order.id, db);
  return Math.max(0, payable(order) - held - charged - (balance - freezeBalance));
}

/**
 * Makes the balance of a company follow its order, whose row is locked: held while it is worked on
 * (10–80), charged when it is complete or its end costs something, released otherwise. What was
 * charged and is no longer due comes back. Returns whether the balance was enough; without, nothing
 * more is held.
 */
export async function followOrder(
  order: PaidOrder,
  backend: Pick<Backend, 'db' | 'now'>,
): Promise<boolean> {
  const { id: orderId, companyId, orderStatus } = order;
  const { db } = backend;
  const { balance, frozen, payMode } = await lockBalance(companyId, db);
  const { held, charged } = await orderBalance(orderId, db);
  if (payMode !== PREPAID) await checkBalance(companyId, db);
  if (payMode !== PREPAID && held === 0 && charged === 0) return true;
  const due = payMode === PREPAID ? payable(order) : charged;
  const isEnded = orderStatus < 0 || orderStatus >= 90;
  const toCharge = isEnded ? due : 0;
  const toHold = isEnded || orderStatus === 0 || payMode !== PREPAID ? 0 : due;
  const move = async (type: 2 | 3 | 4 | 7, amount: number, frozenAmount: number) =>
    moveBalance({ companyId, type, amount, frozenAmount }, { orderId }, backend);

  if (charged > toCharge) await move(ADJUSTMENT, charged - toCharge, 0);
  const free = balance - frozen + Math.max(0, charged - toCharge);
  const charge = Math.max(0, toCharge - charged);
  if (charge > 0) {
    if (charge - Math.min(held, charge) > free) return false;
    await move(CHARGE, -charge, -Math.min(held, charge));
  }
  const left = held - Math.min(held, charge);
  if (toHold > left) {
    if (toHold - left > free) return false;
    await move(HOLD, 0, toHold - left);
  }
  if (left > toHold) await move(RELEASE, 0, toHold - left);
  return true;
}

/** Does `followOrder`, and throws 409 when the balance is not enough. */
export async function demandCover(order: PaidOrder, backend: Pick<Backend, 'db' | 'now'>) {
  if (!(await followOrder(order, backend))) throw refusal(409, balanceTexts, (t) => t.notCovered);
}
