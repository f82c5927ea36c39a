import { STATISTIC_DAYS, STATISTIC_GROUPINGS, STATISTICS, type StatisticName } from '@mingjian/api';
import { SegmentedControl, Switch, useTexts } from '@mingjian/ui';
import { DateRangePicker } from '@mingjian/widgets/DateRangePicker';
import { useSearchParams } from 'react-router-dom';
import { useDatePresets } from '../../shared/resourceList/useDatePresets';
import { useSignedIn } from '../../shell';
import {
  writeStatisticQuery,
  type StatisticFilter,
  type StatisticQuery,
} from './model/statisticQuery';
import { ReferenceFilter } from './ReferenceFilter';
import * as S from './Statistics.styles';
import { statisticTexts } from './statistics.texts';

/** Resources of the filters. */
const RESOURCES: Readonly<Record<StatisticFilter, string>> = {
  companyId: 'aCompanyInfo',
  userId: 'sysUsers',
  productId: 'bProductInfo',
};

export interface StatisticPartProps {
  name: StatisticName;
  query: StatisticQuery;
}

/** The controls of a statistic: period, stretches, filters, and the period before. */
export function StatisticBar({ name, query, today }: StatisticPartProps & { today: string }) {
  const t = useTexts(statisticTexts);
  const presets = useDatePresets();
  const filters = useFilters(name);
  const [params, setParams] = useSearchParams();
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams(writeStatisticQuery(params, changes), { replace: true });
  return (
    <S.Bar>
      <S.Period>
        <DateRangePicker
          label={t.period}
          value={{ from: query.from, to: query.to }}
          onValueChange={(range) =>
            range?.from && range.to && change({ from: range.from, to: range.to, by: null })
          }
          presets={presets}
          max={today}
          maxDays={STATISTIC_DAYS}
          today={today}
        />
      </S.Period>
      {STATISTICS[name].by === 'stretch' && (
        <SegmentedControl
          label={t.groupBy}
          options={STATISTIC_GROUPINGS.map((value) => ({ value, label: t[value] }))}
          value={query.groupBy}
          onValueChange={(by) => change({ by })}
        />
      )}
      {filters.map((filter) => (
        <ReferenceFilter
          key={filter}
          resource={RESOURCES[filter]}
          label={t[filter]}
          value={query[filter] ?? null}
          onValueChange={(value) => change({ [filter]: value })}
        />
      ))}
      <Switch
        checked={query.compares}
        onValueChange={(compares) => change({ compare: compares ? null : '0' })}
        label={t.compares}
      />
    </S.Bar>
  );
}

/** Returns the filters that mean something for a statistic and its reader. */
function useFilters(name: StatisticName): readonly StatisticFilter[] {
  const { user, can } = useSignedIn();
  if (user.userType === 'companyUser') return [];
  const { by } = STATISTICS[name];
  const mayNamePeople = can('orders.statistics');
  return (['companyId', 'userId', 'productId'] as const).filter(
    (filter) =>
      !(filter === 'companyId' && by === 'company') &&
      !(filter === 'productId' && by === 'product') &&
      !(filter === 'userId' && (by === 'manager' || by === 'owner' || !mayNamePeople)),
  );
}
