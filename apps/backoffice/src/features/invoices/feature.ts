import { list, type Feature } from '../../shell';

const invoiceList = list(() => import('./InvoiceListPage'), 'InvoiceListPage');
const lineList = list(() => import('./InvoiceLineListPage'), 'InvoiceLineListPage');

export const feature: Feature = {
  pages: {
    '/a-company/invoiceList': invoiceList,
    '/f-order/invoiceList': invoiceList,
    '/a-company/invoiceLineList': lineList,
    '/f-order/invoiceLineList': lineList,
  },
};
