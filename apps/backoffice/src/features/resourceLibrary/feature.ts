import { list, type Feature } from '../../shell';

const documentList = list(() => import('./DocumentListPage'), 'DocumentListPage');

export const feature: Feature = {
  pages: {
    '/learning/resourceLibList': documentList,
    '/f-order/resourceLib': documentList,
  },
};
