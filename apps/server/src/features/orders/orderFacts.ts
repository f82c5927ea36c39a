import type { OrderFacts } from '@mingjian/api';
import type { Db } from '../../database/connect';

/** Hold of an order that went back to its client, and waits for the answer. */
export const WAITS_FOR_CLIENT = 2;

/** Status of a company that may not order. */
export const SUSPENDED = 2;

/** Reads what decides about the moves of an order. */
export async function readOrderFacts({ id }: { id: string }, db: Db): Promise<OrderFacts> {
  const { orderStatus, holdType, status, enabled } = await db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .leftJoin('companyOffers as offer', (join) =>
      join
        .onRef('offer.companyId', '=', 'orders.companyId')
        .onRef('offer.productId', '=', 'orders.productId'),
    )
    .select(['orders.orderStatus', 'orders.holdType', 'companies.status', 'offer.enabled'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    isReturned: orderStatus === 10 && holdType === WAITS_FOR_CLIENT,
    isOffered: enabled === 1 && status !== SUSPENDED,
  };
}
