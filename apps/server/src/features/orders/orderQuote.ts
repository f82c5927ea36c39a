import { beijing, DAY, type InputOf, type orderInfo, type OrderQuote } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight } from '../../resources/scope';
import { CLIENT_PLACERS, MONEY_READERS, ORDER_MANAGERS, STAFF_PLACERS } from '../../roles';
import { addOnsOf } from './addOns';
import { availableOf, costOf, offerOf, orderingCompany, type OrderingCompany } from './orderTerms';

/** Days in which an order of the same person is likely the same wish. */
const DUPLICATE_DAYS = 90;

/** Most orders of the same people that are named. */
const DUPLICATES = 20;

/** Says what orders would cost their company, and which of the people were ordered lately. */
export async function quoteOf(
  request: InputOf<typeof orderInfo.getQuote>,
  caller: Caller,
  backend: Backend,
): Promise<OrderQuote> {
  demandRight(caller, [...CLIENT_PLACERS, ...STAFF_PLACERS, ...ORDER_MANAGERS]);
  const company = await orderingCompany(request, caller, backend);
  const offer = await offerOf(request, company, caller, backend);
  const addOns = await addOnsOf(request, company, caller, backend);
  const { price, urgentPrice, slaDays } = costOf(offer, addOns, request.urgentFlag === 1);
  const total = price * (request.count ?? 1);
  const available = availableOf(company);
  const money = <Value>(value: Value) => (holdsRight(caller, MONEY_READERS) ? value : null);
  return {
    price: money(price),
    urgentPrice: money(urgentPrice),
    total: money(total),
    slaDays,
    available: money(available),
    isCovered: await isCovered(company, total, backend),
    duplicates: await duplicatesOf(request, company, backend, caller),
  };
}

/** Whether the balance is enough, or the credit beside what was ordered and is not settled. */
export async function isCovered(company: OrderingCompany, total: number, { db }: Backend) {
  const available = availableOf(company);
  if (available !== null) return available >= total;
  if (company.creditLimit === 0) return true;
  const { open } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount'), sql<string>`0`).as('open'))
    .where('companyId', '=', company.id)
    .where('orderStatus', '>=', 10)
    .where('orderStatus', '<', 100)
    .executeTakeFirstOrThrow();
  return Number(open) + total <= company.creditLimit;
}

async function duplicatesOf(
  { candidateId, idCardNos = [] }: InputOf<typeof orderInfo.getQuote>,
  { id }: OrderingCompany,
  { db, now }: Backend,
  { language }: Caller,
) {
  const numbers = idCardNos.map((one) => one.toUpperCase());
  if (!candidateId && numbers.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .innerJoin('products', 'products.id', 'orders.productId')
    .select(['orders.id as orderId', 'orders.orderNo', 'orders.candidateName as userName'])
    .select(['orders.orderTime', 'products.name', 'products.nameEn'])
    .where('orders.companyId', '=', id)
    .where('orders.orderStatus', '>=', 10)
    .where('orders.orderTime', '>=', new Date(now().getTime() - DUPLICATE_DAYS * DAY))
    .where(({ or, eb }) =>
      or([
        ...(candidateId ? [eb('orders.candidateId', '=', candidateId)] : []),
        ...(numbers.length > 0 ? [eb(sql`upper(id_card_no)`, 'in', numbers)] : []),
      ]),
    )
    .orderBy('orders.orderTime', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(DUPLICATES)
    .execute();
  return orders.map(({ name, nameEn, orderTime, ...order }) => ({
    ...order,
    productName: (language === 'en' && nameEn) || name,
    orderTime: beijing(orderTime),
  }));
}
