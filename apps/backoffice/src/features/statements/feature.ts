import { list, type Feature } from '../../shell';

const statementList = list(() => import('./StatementListPage'), 'StatementListPage');

export const feature: Feature = {
  pages: {
    '/a-company/statementList': statementList,
    '/f-order/statementList': statementList,
  },
};
