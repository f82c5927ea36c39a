import {
  openKey,
  openOrder,
  openOrderPage,
  openProductPage,
  type ApiScope,
  type openApi,
} from '@mingjian/api';

/** The scope and the response of a call, which its contract does not say. */
interface Operation {
  /** The scope that a key needs; `null` for none. */
  scope: ApiScope | null;
  /** Schema of the response, which no handler's response exceeds; a PDF for `pdf`. */
  output: { describe(): unknown } | 'pdf';
}

/** The name of a call that keys open. */
export type OperationName = keyof typeof openApi;

/** The calls that keys open. */
export const operations = {
  getKey: { scope: null, output: openKey },
  getProducts: { scope: 'products.read', output: openProductPage },
  placeOrder: { scope: 'orders.write', output: openOrder },
  getOrders: { scope: 'orders.read', output: openOrderPage },
  getOrder: { scope: 'orders.read', output: openOrder },
  cancelOrder: { scope: 'orders.write', output: openOrder },
  report: { scope: 'reports.read', output: 'pdf' },
} as const satisfies Readonly<Record<OperationName, Operation>>;
