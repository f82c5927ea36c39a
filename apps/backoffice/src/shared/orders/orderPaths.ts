import type { UserType } from '@mingjian/api';

/** Returns where this kind of user has the order list. */
export function orderListPath(userType: UserType): string {
  return userType === 'companyUser'
    ? '/f-order/f-order-company/orderList'
    : '/f-order/f-order/orderList';
}

/** How an order is opened from a list. */
export interface OpenedFrom {
  /** The list's part of its address: it leads on to the next order. */
  list?: string;
  /** The order whose tab this one is to open in; without it, it has a tab of its own. */
  tab?: string;
}

/** Returns the address of an order's own page. */
export function orderDetailsPath(orderId: string, { list, tab }: OpenedFrom = {}): string {
  const query = new URLSearchParams({
    orderId,
    ...(list !== undefined && { list }),
    ...(tab !== undefined && { tab }),
  });
  return `/f-order/f-order/orderDetails?${query.toString()}`;
}

/** An order has a tab of its own, unless it was opened in that of the one before it. */
export function orderTabBy(query: URLSearchParams): Record<string, string> {
  const orderId = query.get('tab') ?? query.get('orderId');
  return orderId === null ? {} : { orderId };
}
