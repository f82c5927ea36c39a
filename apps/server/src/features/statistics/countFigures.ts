import {
  FIGURES,
  filterConditions,
  groupingOf,
  periodCondition,
  STATISTICS,
  subjectField,
  type Condition,
  type CountedRows,
  type FigureRule,
  type StatisticFigure,
  type StatisticFigures,
  type StatisticList,
  type StatisticName,
  type StatisticRequest,
} from '@mingjian/api';
import { sql, type RawBuilder } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { toList } from '../../resources/resourceList';
import { holdsRight } from '../../resources/scope';
import { compileConditions } from '../../resources/searchCompiler';
import type { SearchFields } from '../../resources/searchFields';
import type { ServedResource } from '../../resources/servedResource';

/** Figures by the key of their row; those of all rows together have the key `null`. */
export type CountedFigures = Map<string | null, StatisticFigures>;

/** Resources whose lists are counted. */
const LISTS: Readonly<Record<StatisticList, string>> = { order: 'vOrderInfo', task: 'gOrderTask' };

/** A figure that the database counts; shares follow from counts. */
type Counted = Exclude<FigureRule, { kind: 'share' }>;

/**
 * Counts the figures of a statistic by the conditions of the lists that they lead to, compiled as
 * the lists compile them: a number and its list cannot disagree.
 */
export async function countFigures(
  name: StatisticName,
  request: StatisticRequest,
  caller: Caller,
  backend: Backend,
): Promise<CountedFigures> {
  const counted = figuresOf(name, caller, backend);
  const groups = new Map<string, [StatisticFigure, Counted][]>();
  for (const one of counted) {
    const deciding = `${one[1].list} ${one[1].time}`;
    groups.set(deciding, [...(groups.get(deciding) ?? []), one]);
  }
  const found: CountedFigures = new Map([[null, {}]]);
  for (const group of groups.values()) {
    for (const { key, isTotal, ...figures } of await countGroup(
      name,
      group,
      request,
      caller,
      backend,
    )) {
      const row = isTotal ? null : (key ?? '');
      found.set(row, { ...found.get(row), ...figures });
    }
  }
  return found;
}

/** Returns the figures to be counted; amounts for those who may see them. */
function figuresOf(name: StatisticName, caller: Caller, backend: Backend) {
  const { figures } = STATISTICS[name];
  return figures.flatMap((figure: StatisticFigure): [StatisticFigure, Counted][] => {
    const rule: FigureRule = FIGURES[figure];
    if (rule.kind === 'share') return [];
    const { may } = listedIn(rule.list, backend);
    return rule.kind === 'money' && !holdsRight(caller, may.seeRestricted) ? [] : [[figure, rule]];
  });
}

type Group = { key: string | null; isTotal: boolean } & StatisticFigures;

/** Counts figures of one list that are decided by the same time, by subject and together. */
async function countGroup(
  name: StatisticName,
  figures: readonly [StatisticFigure, Counted][],
  request: StatisticRequest,
  caller: Caller,
  backend: Backend,
): Promise<Group[]> {
  const rows: CountedRows = figures[0]![1];
  const resource = listedIn(rows.list, backend);
  const { table, fields, scope } = toList(resource);
  const shared = [
    periodCondition(rows.time, request.startDate, request.endDate),
    ...filterConditions(rows.list, request),
  ];
  const conditions = (all: readonly Condition[]) => compileConditions(all, fields, 'and');
  const columns = figures.map(([figure, rule]) => {
    const counted = sql`${measureOf(rule, fields)} filter (where ${conditions(rule.where)})`;
    return sql`${counted} as ${sql.ref(figure)}`;
  });
  const { by } = STATISTICS[name];
  const subject = sql.ref(columnOf(fields, subjectField(by, rows)));
  const key = by === 'stretch' ? stretchOf(subject, request) : subject;
  const { rows: found } = await sql<Group>`
    select key, grouping(key) = 1 as is_total, ${sql.join(columns)}
    from (select *, ${key} as key from ${sql.table(table)}
      where ${scope(caller)} and ${conditions(shared)}) as ${sql.table(table)}
    group by grouping sets ((key), ())`.execute(backend.db);
  return found;
}

function measureOf(rule: Counted, fields: SearchFields): RawBuilder<unknown> {
  if (rule.kind === 'count') return sql`count(*)`;
  if (rule.kind === 'money') return sql`sum(amount)`;
  const [from, to] = [rule.since, rule.time].map((time) => sql.ref(columnOf(fields, time)));
  return sql`avg(extract(epoch from (${to} - ${from})) / 86400.0)`;
}

/** Returns the first Beijing day of the stretch in which a time is. */
const stretchOf = (time: RawBuilder<unknown>, request: StatisticRequest) => sql`to_char(
  date_trunc(${groupingOf(request)}, ${time} at time zone 'Asia/Shanghai'), 'YYYY-MM-DD'
)`;

const columnOf = (fields: SearchFields, field: string) => fields[field]!.column;

const listedIn = (list: StatisticList, { resources }: Backend) =>
  resources.get(LISTS[list])! as ServedResource<{ id: string }>;
