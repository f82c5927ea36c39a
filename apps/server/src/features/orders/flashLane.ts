import { object, string } from 'yup';
import type { Db } from '../../database/connect';
import { SYSTEM, type Actor } from '../../flows/serveFlow';
import { sendJob } from '../../jobs/jobKind';

/** The job that moves a flash order on as far as the product can. Its handler is `dataSources`'. */
export const flashOrder = {
  name: 'flash-order',
  payload: object({ orderId: string().required() }),
};

/** Moves an order on once the transaction is over, if it is a flash order and people moved it. */
export async function continueFlash(orderId: string, actor: Actor, db: Db) {
  if (actor === SYSTEM) return;
  const order = await db
    .selectFrom('orders')
    .select('orderType')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.orderType === 2) await sendJob(db, flashOrder, { orderId }, { key: orderId });
}
