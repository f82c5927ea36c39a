import { page, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/f-order/reportStudio': page(() => import('./ReportStudioPage'), 'ReportStudioPage', {
      tabBy: ['orderId'],
    }),
    '/f-order/f-order-company/report': page(
      () => import('./ClientReportPage'),
      'ClientReportPage',
      { tabBy: ['orderId'] },
    ),
  },
};
