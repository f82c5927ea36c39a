import { sql } from 'kysely';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import { orderMoves } from '../orders/orderMoves';
import { statementMoves } from './statementMoves';
import { statementTexts } from './texts';

/**
 * Adds a payment to a confirmed statement, or takes one back when it is negative, in fen. Its
 * orders are settled while it is paid whole.
 */
export async function payStatement(id: string, amount: number, backend: Backend) {
  const { db } = backend;
  const statement = (await statementMoves.lock(id, SYSTEM, db))!;
  const paidAmount = statement.paidAmount + amount;
  const move =
    paidAmount >= statement.totalAmount ? 'payAll' : paidAmount > 0 ? 'payPart' : 'unpay';
  await makeMove(statementMoves, move, { id, columns: { paidAmount } }, SYSTEM, backend);
  if (statement.status === 5 && move !== 'payAll') await unsettleOrders(id, backend);
}

/** Completed orders wait for their statement again. */
async function unsettleOrders(statementId: string, backend: Backend) {
  const orders = await backend.db
    .selectFrom('orders')
    .select('id')
    .where('statementId', '=', statementId)
    .where(sql<boolean>`order_status = 100`)
    .orderBy('id')
    .execute();
  const reason = statementTexts((t) => t.unpay)('zh');
  for (const { id } of orders)
    await makeMove(orderMoves, 'unsettle', { id, reason }, SYSTEM, backend);
}
