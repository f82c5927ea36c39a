import { list, type Feature } from '../../shell';

export const feature: Feature = {
  pages: {
    '/f-order/reportSamples': list(() => import('./ReportSampleListPage'), 'ReportSampleListPage'),
  },
};
