import { STATISTICS, type StatisticName, type StatisticRow } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import type { StatisticQuery } from './model/statisticQuery';
import { statisticTexts } from './statistics.texts';

/** Returns the name of a row: its subject, or its stretch of time. */
export function useRowNames(name: StatisticName, { groupBy }: StatisticQuery) {
  const t = useTexts(statisticTexts);
  const dates = useDateFormat();
  const { by } = STATISTICS[name];
  return ({ key, name: text }: Pick<StatisticRow, 'key' | 'name'>): string => {
    if (by !== 'stretch') return key === '' ? t.nobody : text || key;
    if (groupBy === 'month') return key.slice(0, 7);
    return groupBy === 'week' ? t.weekOf(dates.monthDay(key)) : dates.monthDay(key);
  };
}
