import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A page of the application. */
export interface Screen {
  Page: LazyExoticComponent<ComponentType>;
  /**
   * Names of the query parameters that make two addresses two tabs, beside the path. A list that keeps its paging in the query names
   * `view` alone.
   * @default every parameter
   */
  tabBy?: readonly string[];
}

const OrderList = lazy(() => import('./features/orders/OrderListPage').then((module) => ({ default: module.OrderListPage })));
const OrderDetails = lazy(() => import('./features/orders/OrderDetailsPage').then((module) => ({ default: module.OrderDetailsPage })));
const Dashboard = lazy(() => import('./features/dashboard/DashboardPage').then((module) => ({ default: module.DashboardPage })));

/** The screens by path. The server's menu decides who reaches which. */
export const screens: Readonly<Record<string, Screen>> = {
  '/dashboard': { Page: Dashboard, tabBy: [] },
  '/f-order/f-order/orderList': { Page: OrderList, tabBy: ['view'] },
  '/f-order/f-order-company/orderList': { Page: OrderList, tabBy: ['view'] },
  '/f-order/f-order/orderDetails': { Page: OrderDetails },
};
