import {
  beijingDay,
  daysIn,
  dayIn,
  periodBefore,
  startOfBeijingDay,
  STATISTIC_DAYS,
  STATISTIC_GROUPINGS,
  type Period,
  type StatisticGrouping,
  type StatisticRequest,
} from '@mingjian/api';

/** Filters of a statistic that people choose. */
export const STATISTIC_FILTERS = ['companyId', 'userId', 'productId'] as const;

/** Name of a filter of a statistic. */
export type StatisticFilter = (typeof STATISTIC_FILTERS)[number];

/** A page of a statistic: what it shows, as its address holds it. */
export interface StatisticQuery extends Period, Partial<Record<StatisticFilter, string>> {
  groupBy: StatisticGrouping;
  /** Whether the period before is shown beside. */
  compares: boolean;
}

/** Days of a period that nobody chose, today included. */
const DEFAULT_DAYS = 30;

/** Reads the query of a page's address; what is missing or makes no sense is as by default. */
export function readStatisticQuery(params: URLSearchParams, today: string): StatisticQuery {
  const [from, to] = ['from', 'to'].map((name) => dayIn(params.get(name) ?? ''));
  const asked = from !== undefined && to !== undefined ? { from, to } : null;
  const period = asked && isPossible(asked) ? asked : latestDays(today);
  const groupBy = STATISTIC_GROUPINGS.find((one) => one === params.get('by'));
  const filters = STATISTIC_FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    ...period,
    ...(Object.fromEntries(filters) as Partial<Record<StatisticFilter, string>>),
    groupBy: groupBy ?? groupingFor(period),
    compares: params.get('compare') !== '0',
  };
}

/** Returns the address's query of a page with changes; `null` takes a value away. */
export function writeStatisticQuery(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns the request of a query, of its period or of the one before. */
export function requestOf(query: StatisticQuery, isBefore = false): StatisticRequest {
  const { from, to } = isBefore ? periodBefore(query) : query;
  const { companyId, userId, productId, groupBy } = query;
  return { startDate: from, endDate: to, companyId, userId, productId, groupBy };
}

const isPossible = (period: Period) => {
  const days = daysIn(period);
  return days >= 1 && days <= STATISTIC_DAYS;
};

const latestDays = (today: string): Period => ({
  from: beijingDay(startOfBeijingDay(today, 1 - DEFAULT_DAYS)),
  to: today,
});

/** Returns the grouping that makes at most about thirty stretches of a period. */
function groupingFor(period: Period): StatisticGrouping {
  const days = daysIn(period);
  if (days <= 31) return 'day';
  return days <= 190 ? 'week' : 'month';
}
