import { list, type Feature } from '../../shell';

const balanceLogList = list(() => import('./BalanceLogListPage'), 'BalanceLogListPage');

export const feature: Feature = {
  pages: {
    '/a-company/balanceLogList': balanceLogList,
    '/f-order/balanceLogList': balanceLogList,
  },
};
