import { beijingDay, DAY, startOfBeijingDay, type MostOrdered } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { mallCompanyOf } from './mallCaller';

/** Days of which orders are counted, today included. */
const DAYS = 90;
/** Most products that are named. */
const PRODUCTS = 5;

/** Returns the products that the caller's company ordered most lately. */
export async function mostOrdered(caller: Caller, { db, now }: Backend): Promise<MostOrdered> {
  const companyId = mallCompanyOf(caller);
  const from = beijingDay(new Date(now().getTime() - (DAYS - 1) * DAY));
  const rows = await db
    .selectFrom('orders')
    .innerJoin('products as product', 'product.id', 'orders.productId')
    .select(['product.id as productId', 'product.name', 'product.nameEn'])
    .select(['product.orderType as type', (eb) => eb.fn.countAll<string>().as('orderCount')])
    .where('orders.companyId', '=', companyId)
    .where('orders.orderStatus', '>', 0)
    .where('orders.orderTime', '>=', startOfBeijingDay(from))
    .groupBy(['product.id', 'product.name', 'product.nameEn', 'product.orderType', 'product.sort'])
    .orderBy('orderCount', 'desc')
    .orderBy('product.sort')
    .limit(PRODUCTS)
    .execute();
  const products = rows.map(({ name, nameEn, orderCount, ...product }) => ({
    ...product,
    name: (caller.language === 'en' && nameEn) || name,
    orderCount: Number(orderCount),
  }));
  return { from, products };
}
