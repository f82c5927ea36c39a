import { page, type Feature } from '../../shell';

const pages = async () => import('./pages');

export const feature: Feature = {
  pages: {
    '/statistic/personal': page(pages, 'PersonalPage'),
    '/statistic/getOrder': page(pages, 'OrdersTakenPage'),
    '/statistic/getMakeOrder': page(pages, 'OrdersByClientPage'),
    '/statistic/delivery': page(pages, 'DeliveryPage'),
    '/statistic/divide': page(pages, 'DispatchPage'),
    '/statistic/projectManager': page(pages, 'ProjectManagersPage'),
    '/statistic/quality': page(pages, 'QualityPage'),
    '/statistic/work': page(pages, 'WorkloadPage'),
    '/statistic/flash': page(pages, 'FlashPage'),
  },
};
