import { list, type Feature } from '../../shell';

const accountList = list(() => import('./AccountListPage'), 'AccountListPage');

export const feature: Feature = {
  pages: {
    '/a-company/accountList': accountList,
    '/f-order/accountList': accountList,
  },
};
