import type { Condition } from '../../search/conditions';
import { FIGURES, type CountedRows, type StatisticFigure, type StatisticList } from './figures';
import { lastDayOf } from './stretches';
import type { StatisticGrouping, StatisticRequest } from './statistics';

/** Subjects that the rows of a statistic are about. */
export type StatisticSubject = 'stretch' | 'company' | 'manager' | 'owner' | 'product' | 'item';

/** A statistic: the subject of its rows and its figures, the most important first. */
export interface StatisticRule {
  by: StatisticSubject;
  figures: readonly StatisticFigure[];
  /** Whether it is about one person: the reader, unless the request names another. */
  isPersonal?: true;
}

/** The statistics, by the names of their calls. */
export const STATISTICS = {
  getOrderStatistic: { by: 'stretch', figures: ['placed', 'accepted', 'urgent', 'cancelled'] },
  getMakeOrderStatistic: {
    by: 'company',
    figures: ['placed', 'inProgress', 'completed', 'cancelled', 'placedAmount'],
  },
  deliveryStatistic: {
    by: 'stretch',
    figures: ['finished', 'inTime', 'late', 'inTimeRate', 'orderDays'],
  },
  divideStatistic: { by: 'owner', figures: ['assigned', 'notStarted', 'underWay', 'done'] },
  personalStatistic: {
    by: 'stretch',
    figures: ['accepted', 'finished', 'late', 'assigned', 'submitted', 'passed'],
    isPersonal: true,
  },
  projectManagerStatistic: {
    by: 'manager',
    figures: ['accepted', 'finished', 'inTime', 'late', 'inTimeRate', 'orderDays', 'disputed'],
  },
  qualityStatistic: {
    by: 'owner',
    figures: ['passed', 'passedAtOnce', 'returned', 'passedAtOnceRate', 'taskDays'],
  },
  workStatistic: {
    by: 'item',
    figures: ['created', 'createdOpen', 'createdPassed', 'createdUnverifiable', 'createdRed'],
  },
  flashStatistic: {
    by: 'product',
    figures: ['flashPlaced', 'flashFinished', 'flashInTime', 'flashInTimeRate', 'flashDays'],
  },
} as const satisfies Record<string, StatisticRule>;

/** Name of a statistic, as its call has it. */
export type StatisticName = keyof typeof STATISTICS;

/** Fields of the subjects in each list. */
const FIELDS: Readonly<
  Record<Exclude<StatisticSubject, 'stretch'>, Readonly<Record<StatisticList, string>>>
> = {
  company: { order: 'companyId', task: 'companyId' },
  manager: { order: 'pmId', task: 'ownerId' },
  owner: { order: 'pmId', task: 'ownerId' },
  product: { order: 'productId', task: 'productId' },
  item: { order: 'productId', task: 'itemCode' },
};

/** Returns the field of a list by which a statistic groups it: a time for stretches. */
export const subjectField = (by: StatisticSubject, rows: CountedRows): string =>
  by === 'stretch' ? rows.time : FIELDS[by][rows.list];

/** Returns the rows that a figure counts; for a share those of its part. */
export function rowsOfFigure(figure: StatisticFigure): CountedRows {
  const rule = FIGURES[figure];
  return rule.kind === 'share' ? rowsOfFigure(rule.part as StatisticFigure) : rule;
}

/** Filters of a statistic beside its period. */
export type StatisticFilters = Pick<StatisticRequest, 'companyId' | 'userId' | 'productId'>;

/** Returns the conditions of a request's filters in a list. */
export function filterConditions(
  list: StatisticList,
  { companyId, userId, productId }: StatisticFilters,
): Condition[] {
  const filters = [
    [FIELDS.company[list], companyId],
    [FIELDS.owner[list], userId],
    [FIELDS.product[list], productId],
  ] as const;
  return filters.flatMap(([field, value]): Condition[] =>
    value ? [{ field, operator: 'EQ', value }] : [],
  );
}

/** Returns the condition that the time which decides is within two days, both included. */
export const periodCondition = (time: string, from: string, to: string): Condition => ({
  field: time,
  operator: 'BETWEEN',
  value: [`${from} 00:00:00`, `${to} 23:59:59`],
});

/** A number of a statistic: a figure of a row, or of all rows without a key. */
export interface StatisticNumber {
  statistic: StatisticName;
  figure: StatisticFigure;
  request: StatisticRequest;
  /** Key of the row; `undefined` for the sum. */
  key?: string | undefined;
}

/** Returns the list behind a number, and the conditions under which it has exactly its rows. */
export function numberConditions({ statistic, figure, request, key }: StatisticNumber): {
  list: StatisticList;
  conditions: Condition[];
} {
  const { by } = STATISTICS[statistic];
  const rows = rowsOfFigure(figure);
  const [from, to] =
    by === 'stretch' && key !== undefined
      ? [
          later(key, request.startDate),
          earlier(lastDayOf(key, groupingOf(request)), request.endDate),
        ]
      : [request.startDate, request.endDate];
  return {
    list: rows.list,
    conditions: [
      ...(by === 'stretch' || key === undefined ? [] : [subjectIs(subjectField(by, rows), key)]),
      periodCondition(rows.time, from, to),
      ...rows.where,
      ...filterConditions(rows.list, request),
    ],
  };
}

/** Returns how a request groups days: by day, unless it says otherwise. */
export const groupingOf = ({ groupBy }: Pick<StatisticRequest, 'groupBy'>): StatisticGrouping =>
  groupBy ?? 'day';

/** Rows without a subject, such as orders that nobody accepted, have an empty key. */
const subjectIs = (field: string, key: string): Condition =>
  key === '' ? { field, operator: 'ISNULL', value: null } : { field, operator: 'EQ', value: key };

const later = (one: string, other: string) => (one > other ? one : other);
const earlier = (one: string, other: string) => (one < other ? one : other);
