import { object } from 'yup';
import { makeMove, obstacleTo } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { orderMoves } from '../orders/orderMoves';
import { completionTexts } from './completionTexts';

/** Orders of one run, those that wait longest first. */
const MOST = 1_000;

/** Completes orders whose report the client has opened, or had three working days for. */
export const orderCompletion: JobKind<object, Backend> = {
  name: 'order-completion',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: { title: completionTexts((t) => t.title), note: completionTexts((t) => t.note) },
  async run(_, backend) {
    const orders = await backend.db
      .selectFrom('orders')
      .select('id')
      .where('orderStatus', '=', 80)
      .orderBy('issueTime')
      .limit(MOST)
      .execute();
    for (const { id } of orders)
      await backend.db.transaction().execute(async (trx) => complete(id, { ...backend, db: trx }));
  },
};

async function complete(id: string, backend: Backend) {
  const order = await orderMoves.lock(id, SYSTEM, backend.db);
  if (order?.state !== 80) return;
  if (await obstacleTo(orderMoves, 'complete', order, SYSTEM, backend)) return;
  await makeMove(orderMoves, 'complete', { id }, SYSTEM, backend);
}
