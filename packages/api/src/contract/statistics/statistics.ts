import { statisticRequest, type Statistic } from '../../entities/statistics/statistics';
import { read } from '../call';

const statistic = (name: string) =>
  read(`/api/statistic/${name}`, { sends: 'query' }).takes(statisticRequest).gives<Statistic>();

/** Statistics of a period, within the caller's scope. */
export const statistics = {
  flashStatistic: statistic('flashStatistic'),
  getOrderStatistic: statistic('getOrderStatistic'),
  getMakeOrderStatistic: statistic('getMakeOrderStatistic'),
  deliveryStatistic: statistic('deliveryStatistic'),
  divideStatistic: statistic('divideStatistic'),
  personalStatistic: statistic('personalStatistic'),
  projectManagerStatistic: statistic('projectManagerStatistic'),
  qualityStatistic: statistic('qualityStatistic'),
  workStatistic: statistic('workStatistic'),
};
