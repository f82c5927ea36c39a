import {
  board as boardCalls,
  statistics as calls,
  STATISTICS,
  type StatisticName,
} from '@mingjian/api';
import { bind, bindCall } from '../../http/bind';
import type { Feature } from '../feature';
import { companyAmounts, latestAmounts, mallFigures } from './amounts';
import { readStatistic } from './readStatistic';
import { statisticMenu } from './statisticMenu';

/** Figures of a period: who did what, how fast and how well, and what it came to. */
export const statistics: Feature = {
  name: 'statistics',
  calls: [
    (Object.keys(STATISTICS) as StatisticName[]).map((name) =>
      bindCall(calls[name], async (request, caller, backend) =>
        readStatistic(name, request, caller, backend),
      ),
    ),
    bind(boardCalls).part({
      companyAmountLog: async (input, caller, backend) => companyAmounts(input, caller, backend),
      getLatestOrderAmount: async (_, caller, backend) => latestAmounts(caller, backend),
      getMainBoradMall: async (_, caller, backend) => mallFigures(caller, backend),
    }),
  ],
  menu: statisticMenu,
  uncountedTables: ['statisticDays', 'statisticCounts', 'statisticChanges'],
};
