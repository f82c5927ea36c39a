import { list, type Feature } from '../../shell';

const orderFinanceList = list(() => import('./OrderFinanceListPage'), 'OrderFinanceListPage');

export const feature: Feature = {
  pages: {
    '/a-company/orderFinanceList': orderFinanceList,
    '/f-order/orderFinanceList': orderFinanceList,
  },
};
