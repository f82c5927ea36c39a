import type { StatisticName } from '@mingjian/api';

/** Path and component of each statistic's page. */
export const STATISTIC_PAGES = {
  personalStatistic: ['/statistic/personal', 'PersonalPage'],
  getOrderStatistic: ['/statistic/getOrder', 'OrdersTakenPage'],
  getMakeOrderStatistic: ['/statistic/getMakeOrder', 'OrdersByClientPage'],
  deliveryStatistic: ['/statistic/delivery', 'DeliveryPage'],
  divideStatistic: ['/statistic/divide', 'DispatchPage'],
  projectManagerStatistic: ['/statistic/projectManager', 'ProjectManagersPage'],
  qualityStatistic: ['/statistic/quality', 'QualityPage'],
  workStatistic: ['/statistic/work', 'WorkloadPage'],
  flashStatistic: ['/statistic/flash', 'FlashPage'],
} as const satisfies Record<StatisticName, readonly [path: string, component: string]>;
