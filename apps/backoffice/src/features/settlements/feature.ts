import { list, type Feature } from '../../shell';

const settlementList = list(() => import('./SettlementListPage'), 'SettlementListPage');

export const feature: Feature = {
  pages: {
    '/a-company/settlementLogList': settlementList,
    '/f-order/settlementLogList': settlementList,
  },
};
