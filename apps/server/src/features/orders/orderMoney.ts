import type { Backend } from '../../http/backend';
import { demandCover, followOrder, lackingFor } from '../balances/orderBalance';
import { onOrderMove } from './orderEffects';

/** Reads what the money of an order follows from. */
const paidOrder = async (id: string, db: Backend['db']) =>
  db
    .selectFrom('orders')
    .select(['id', 'companyId', 'orderStatus', 'amount', 'reduceAmount', 'cancelFee'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Makes the balance of a company that pays in advance follow its order, after a move or another
 * price. An order that the balance does not cover waits: it is not accepted before.
 */
export async function followMoney(id: string, backend: Pick<Backend, 'db' | 'now'>) {
  await followOrder(await paidOrder(id, backend.db), backend);
}

/** Whether the balance does not cover an order. */
export async function isShort(id: string, db: Backend['db']): Promise<boolean> {
  return (await lackingFor(await paidOrder(id, db), db)) > 0;
}

onOrderMove(
  ['place', 'resubmit', 'complete', 'reopen', 'cancel', 'withdraw', 'refuseConsent', 'endEarly'],
  async ({ row, backend }) => followMoney(row.id, backend),
);

onOrderMove(['accept'], async ({ row, backend }) =>
  demandCover(await paidOrder(row.id, backend.db), backend),
);
