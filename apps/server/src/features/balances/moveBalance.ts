import type { BalanceType } from '@mingjian/api';
import { sql } from 'kysely';
import { newId } from '../../database/ids';
import type { Backend } from '../../http/backend';
import { refusal } from '../../failure';
import { checkBalance } from './balanceCheck';
import { balanceTexts } from './texts';

/** A movement of a company's balance, in fen. */
export interface Movement {
  companyId: string;
  type: BalanceType;
  /** The change of the balance. */
  amount: number;
  /** The change of its held part. */
  frozenAmount: number;
}

/** The order or the words that a movement is about. */
interface Occasion {
  orderId?: string;
  remark?: string | null;
}

/** A company's balance while its row is locked. */
export interface LockedBalance {
  balance: number;
  frozen: number;
}

/** Locks the balance of a company: its movements come one after another. */
export async function lockBalance(
  companyId: string,
  db: Backend['db'],
): Promise<LockedBalance & { payMode: number; companyNo: string }> {
  const { balance, freezeBalance, payMode, companyNo } = await db
    .selectFrom('companies')
    .select(['balance', 'freezeBalance', 'payMode', 'companyNo'])
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { balance: Number(balance), frozen: Number(freezeBalance), payMode, companyNo };
}

/**
 * Moves a balance and returns the columns of the movement's line in the log, which the caller
 * writes. Throws 409 when less would be left than is held, or less than nothing.
 */
export async function movedBalance(
  { companyId, type, amount, frozenAmount }: Movement,
  db: Backend['db'],
) {
  const { balance, frozen, companyNo } = await lockBalance(companyId, db);
  const after = { balance: balance + amount, frozen: frozen + frozenAmount };
  if (after.frozen < 0 || after.balance < after.frozen)
    throw refusal(409, balanceTexts, (t) => t.tooLittle);
  await db
    .updateTable('companies')
    .set({ balance: after.balance, freezeBalance: after.frozen })
    .where('id', '=', companyId)
    .execute();
  await checkBalance(companyId, db);
  const { number } = await db
    .selectFrom('balanceLogs')
    .select(({ fn }) => sql<number>`${fn.coalesce(fn.max('number'), sql`0`)} + 1`.as('number'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    companyId,
    type,
    number,
    logNo: `YE${companyNo.slice(2)}${String(number).padStart(6, '0')}`,
    amount,
    beforeBalance: balance,
    afterBalance: after.balance,
    frozenAmount,
    beforeFrozen: frozen,
    afterFrozen: after.frozen,
  };
}

/** Moves a balance for an order, in the transaction of what moves it. */
export async function moveBalance(
  movement: Movement,
  { orderId, remark = null }: Occasion,
  { db, now }: Pick<Backend, 'db' | 'now'>,
) {
  const time = now();
  await db
    .insertInto('balanceLogs')
    .values({
      ...(await movedBalance(movement, db)),
      id: newId(time),
      orderId: orderId ?? null,
      payMethod: null,
      voucherNo: null,
      operator: '',
      remark,
      createdAt: time,
      updatedAt: time,
      deletedAt: null,
    })
    .execute();
}
