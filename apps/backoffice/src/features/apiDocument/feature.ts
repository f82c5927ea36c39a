import { page, type Feature } from '../../shell';

const reference = page(() => import('./ApiDocumentPage'), 'ApiDocumentPage');

export const feature: Feature = {
  pages: {
    '/system/openApi/apiDocument': reference,
    '/f-order/openApi/apiDocument': reference,
  },
};
