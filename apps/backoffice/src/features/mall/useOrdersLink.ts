import { beijingDay, ORDER_STATUSES, periodCondition, type Condition } from '@mingjian/api';
import { orderListPath } from '../../base/orderPaths';
import { listAddress } from '../../shared/resourceList/model/listAddress';
import { useSignedIn } from '../../shell';

/** Addresses of the order list under the conditions by which the mall counts. */
export interface OrdersLink {
  all: string;
  today(): string;
  thisMonth(): string;
  /** Orders of a product since a day. */
  ofProduct(productId: string, from: string): string;
}

/** Drafts, and orders that were cancelled or ended early, are not counted. */
const COUNTED: Condition = {
  field: 'orderStatus',
  operator: 'IN',
  value: ORDER_STATUSES.filter((status) => status > 0).map(String),
};

/** Returns the addresses of the orders behind the figures of the mall. */
export function useOrdersLink(): OrdersLink {
  const list = orderListPath(useSignedIn().user.userType);
  const since = (from: string, ...more: Condition[]) => {
    const ordered = periodCondition('orderTime', from, beijingDay(new Date()));
    return listAddress(list, [ordered, COUNTED, ...more]);
  };
  return {
    all: list,
    today: () => since(beijingDay(new Date())),
    thisMonth: () => since(`${beijingDay(new Date()).slice(0, 7)}-01`),
    ofProduct: (productId, from) =>
      since(from, { field: 'productId', operator: 'EQ', value: productId }),
  };
}
