import type { UserType } from '@mingjian/api';

/** Returns the path of the order list for a user type. */
export function orderListPath(userType: UserType): string {
  return userType === 'companyUser'
    ? '/f-order/f-order-company/orderList'
    : '/f-order/f-order/orderList';
}

/** Returns the address of the form that orders a check: 1 refined, 2 flash. */
export function createOrderPath(type: 1 | 2, userType: UserType, draftId?: string): string {
  const folder = userType === 'companyUser' ? 'f-order-company' : 'f-order';
  const draft = draftId === undefined ? '' : `&draft=${draftId}`;
  return `/f-order/${folder}/createForm?type=${type}${draft}`;
}

/** A product that the form of an order opens with. */
export interface OrderPreset {
  productId: string;
  /** Codes of add-ons. @default none */
  addItems?: readonly string[] | undefined;
  /** Number of candidates. @default 1 */
  count?: number | undefined;
  /** Line of the cart, which goes down by the orders. */
  cartLineId?: string | undefined;
}

/** Returns the address of the form of a client that opens with a product. */
export function presetOrderPath(type: 1 | 2, preset: OrderPreset): string {
  const { productId, addItems = [], count = 1, cartLineId } = preset;
  const query = new URLSearchParams({
    type: String(type),
    product: productId,
    ...(addItems.length > 0 && { addItems: addItems.join(',') }),
    ...(count > 1 && { count: String(count) }),
    ...(cartLineId !== undefined && { cartLine: cartLineId }),
  });
  return `/f-order/f-order-company/createForm?${query.toString()}`;
}

/** Returns the path of the page on which orders are imported. */
export function orderImportPath(userType: UserType): string {
  return `/f-order/${userType === 'companyUser' ? 'f-order-company' : 'f-order'}/import`;
}

/** Query parameters of an order that was opened from a list. */
export interface OpenedFrom {
  /** Query of the list, for navigation to the next order. */
  list?: string;
  /** Id of the order whose tab this one reuses. Without it, the order opens in its own tab. */
  tab?: string;
}

/** Returns the address of an order's page. */
export function orderDetailsPath(orderId: string, { list, tab }: OpenedFrom = {}): string {
  const query = new URLSearchParams({
    orderId,
    ...(list !== undefined && { list }),
    ...(tab !== undefined && { tab }),
  });
  return `/f-order/f-order/orderDetails?${query.toString()}`;
}
