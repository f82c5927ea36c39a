import type { FeeKind } from '@mingjian/api';
import type { Db } from '../../database/connect';

/** A fee of an order, in fen. */
export interface Fee {
  orderId: string;
  kind: FeeKind;
  name: string;
  nameEn: string;
  amount: number;
}

/**
 * Returns the fees of orders that are at their end, in the order of the orders' numbers: product,
 * add-ons, urgency and reduction of completed ones, the fee of those that were broken off. The fees
 * of an order add up to what it costs.
 */
export async function feesOf(orderIds: readonly string[], db: Db): Promise<Fee[]> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'orders.productId')
        .onRef('version.version', '=', 'orders.productVersion'),
    )
    .innerJoin('products', 'products.id', 'orders.productId')
    .select(['orders.id', 'orders.orderStatus', 'orders.amount', 'orders.reduceAmount'])
    .select(['orders.cancelFee', 'orders.urgentFlag', 'version.urgentRate'])
    .select(['products.name', 'products.nameEn'])
    .where('orders.id', 'in', ['', ...orderIds])
    .orderBy('orders.orderNo')
    .execute();
  const addOns = await db
    .selectFrom('orderAddOns as added')
    .innerJoin('products', 'products.id', 'added.productId')
    .innerJoin('productVersions as version', (join) =>
      join
        .onRef('version.productId', '=', 'added.productId')
        .onRef('version.version', '=', 'added.productVersion'),
    )
    .select(['added.orderId', 'added.price', 'products.name', 'products.nameEn'])
    .select('version.urgentRate')
    .where('added.orderId', 'in', ['', ...orderIds])
    .orderBy('added.productId')
    .execute();
  return orders.flatMap(({ id: orderId, amount, reduceAmount, nameEn, ...order }) => {
    const own = addOns.filter((one) => one.orderId === orderId);
    const named = { orderId, name: order.name, nameEn: nameEn || order.name };
    if (order.orderStatus < 0)
      return [{ ...named, kind: 'cancel' as const, amount: order.cancelFee ?? 0 }];
    const extra = own.reduce((sum, { price }) => sum + price, 0);
    const urgent = order.urgentFlag === 1 ? urgencyIn(amount, extra, own, order.urgentRate) : 0;
    const fees: Fee[] = [
      { ...named, kind: 'product', amount: amount - extra - urgent },
      ...own.map((one) => ({
        orderId,
        kind: 'addOn' as const,
        name: one.name,
        nameEn: one.nameEn || one.name,
        amount: one.price,
      })),
      { ...named, kind: 'urgent', amount: urgent },
      { ...named, kind: 'reduction', amount: -reduceAmount },
    ];
    return fees.filter((fee) => fee.amount !== 0 || fee.kind === 'product');
  });
}

/**
 * Returns the surcharge in the price of an urgent order, which stores only their sum: what is left
 * beside the product's own price, by the rates of its version.
 */
function urgencyIn(
  amount: number,
  extra: number,
  addOns: readonly { price: number; urgentRate: number }[],
  rate: number,
) {
  const ofAddOns = addOns.reduce((sum, one) => sum + Math.round(one.price * one.urgentRate), 0);
  const rest = amount - extra - ofAddOns;
  return ofAddOns + rest - Math.round(rest / (1 + rate));
}

/** Returns the tax that a gross amount includes, half up and away from zero, in fen. */
export function taxIn(amount: number, rate: number): number {
  const net = Math.round(Math.abs(amount) / (1 + rate));
  return Math.sign(amount) * (Math.abs(amount) - net);
}
