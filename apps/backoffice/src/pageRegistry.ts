import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { orderTabBy } from './shared/orders/orderPaths';
import type { TabBy } from './shell/tabs/tabKey';

/** A page of the application. */
export interface Screen {
  Page: LazyExoticComponent<ComponentType>;
  /**
   * Which query parameters make two addresses two tabs, beside the path. A list that keeps its
   * paging in the query names `view` alone.
   * @default every parameter
   */
  tabBy?: TabBy;
}

const OrderList = lazy(() =>
  import('./features/orders/OrderListPage').then((module) => ({ default: module.OrderListPage })),
);
const OrderDetails = lazy(() =>
  import('./features/orders/OrderDetailsPage').then((module) => ({
    default: module.OrderDetailsPage,
  })),
);
const CandidateList = lazy(() =>
  import('./features/candidates/CandidateListPage').then((module) => ({
    default: module.CandidateListPage,
  })),
);
const CompanyList = lazy(() =>
  import('./features/companies/CompanyListPage').then((module) => ({
    default: module.CompanyListPage,
  })),
);
const ArticleList = lazy(() =>
  import('./features/articles/ArticleListPage').then((module) => ({
    default: module.ArticleListPage,
  })),
);
const DictionaryList = lazy(() =>
  import('./features/dictionaries/DictionaryListPage').then((module) => ({
    default: module.DictionaryListPage,
  })),
);
const Dashboard = lazy(() =>
  import('./features/dashboard/DashboardPage').then((module) => ({
    default: module.DashboardPage,
  })),
);

/** The screens by path. The server's menu decides who reaches which. */
export const screens: Readonly<Record<string, Screen>> = {
  '/dashboard': { Page: Dashboard, tabBy: [] },
  '/f-order/f-order/orderList': { Page: OrderList, tabBy: ['view'] },
  '/f-order/f-order-company/orderList': { Page: OrderList, tabBy: ['view'] },
  '/f-order/f-order/orderDetails': { Page: OrderDetails, tabBy: orderTabBy },
  '/f-order/candidateList': { Page: CandidateList, tabBy: ['view'] },
  '/a-company/companyList': { Page: CompanyList, tabBy: ['view'] },
  '/system/articleList': { Page: ArticleList, tabBy: ['view'] },
  '/system/dictionaryList': { Page: DictionaryList, tabBy: ['view'] },
};
