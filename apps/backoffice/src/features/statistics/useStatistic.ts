import { statistics, type Statistic, type StatisticName } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { requestOf, type StatisticQuery } from './model/statisticQuery';

/** A statistic of a period, and that of the period before. */
export interface LoadedStatistic {
  now: Statistic | undefined;
  /** `undefined` without a comparison, and until it is there. */
  before: Statistic | undefined;
  error: { message: string } | undefined;
  isLoading: boolean;
  reload: () => void;
}

/** A statistic that is there. */
export interface ShownStatistic {
  now: Statistic;
}

/** Loads a statistic, with the period before where the query compares. */
export function useStatistic(name: StatisticName, query: StatisticQuery): LoadedStatistic {
  const now = useCall(statistics[name], requestOf(query), { keepPreviousData: true });
  const before = useCall(statistics[name], query.compares ? requestOf(query, true) : null, {
    keepPreviousData: true,
  });
  return {
    now: now.data,
    before: query.compares ? before.data : undefined,
    error: now.error,
    isLoading: now.isLoading,
    reload: () => {
      void now.mutate();
      void before.mutate();
    },
  };
}
