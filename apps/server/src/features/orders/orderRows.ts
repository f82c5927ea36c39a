import type { OrderRow } from '@mingjian/api';
import type { Selectable } from 'kysely';
import { maskMobile } from '../../resources/masks';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { OrderTable } from '../../database/schema';
import { beijing } from '../../database/times';

const MONEY_ROLES = ['ADMIN', 'PM', 'FINANCE', 'SALES', 'COMPANY_MAIN', 'COMPANY_FIN'];

const orderColumns = [
  'orders.id',
  'orders.orderNo',
  'orders.orderType',
  'orders.orderStatus',
  'orders.companyId',
  'orders.candidateName',
  'orders.position',
  'orders.urgentFlag',
  'orders.holdType',
  'orders.overallDanger',
  'orders.pmId',
  'orders.orderTime',
  'orders.acceptTime',
  'orders.slaDueAt',
  'orders.finishTime',
  'orders.amount',
] as const;

/** Starts a query of orders with the names of what they refer to. */
export function selectOrders({ db }: Pick<Backend, 'db'>) {
  return db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .innerJoin('products', 'products.id', 'orders.productId')
    .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
    .leftJoin('users as pm', 'pm.id', 'orders.pmId')
    .select(orderColumns)
    .select([
      'companies.name as companyName',
      'products.name as productName',
      'pm.realname as pmName',
      'candidates.mobile',
    ]);
}

/** A row of `selectOrders`. */
export type SelectedOrder = Pick<Selectable<OrderTable>, ColumnName> & {
  companyName: string;
  productName: string;
  pmName: string | null;
  mobile: string;
};
type ColumnName =
  (typeof orderColumns)[number] extends `orders.${infer Name extends keyof OrderTable}`
    ? Name
    : never;

/**
 * Returns an order as it travels: masked, in Beijing time, and without money for those who may not
 * see it.
 */
export function toOrderRow(order: SelectedOrder, caller: Caller): OrderRow {
  return {
    id: order.id,
    orderNo: order.orderNo,
    orderType: order.orderType,
    orderStatus: order.orderStatus,
    companyId: order.companyId,
    companyName: order.companyName,
    productName: order.productName,
    userName: order.candidateName,
    mobile: maskMobile(order.mobile),
    position: order.position,
    urgentFlag: order.urgentFlag,
    holdType: order.holdType,
    overallDanger: order.overallDanger,
    pmId: order.pmId,
    pmName: order.pmName,
    orderTime: beijing(order.orderTime),
    acceptTime: beijing(order.acceptTime),
    slaDueAt: beijing(order.slaDueAt),
    finishTime: beijing(order.finishTime),
    amount: seesMoney(caller) ? order.amount : null,
  };
}

const seesMoney = ({ roles }: Caller) => MONEY_ROLES.some((role) => roles.includes(role));
