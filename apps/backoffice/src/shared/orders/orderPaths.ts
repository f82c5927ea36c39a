import type { UserType } from '@mingjian/api';

/** Returns where this kind of user has the order list. */
export function orderListPath(userType: UserType): string {
  return userType === 'companyUser' ? '/f-order/f-order-company/orderList' : '/f-order/f-order/orderList';
}

/** Returns the address of an order's own page. */
export function orderDetailsPath(orderId: string): string {
  return `/f-order/f-order/orderDetails?orderId=${encodeURIComponent(orderId)}`;
}
