import { createHash } from 'node:crypto';
import {
  FIGURES,
  subjectField,
  type CountedRows,
  type FigureRule,
  type StatisticFigure,
  type StatisticList,
} from '@mingjian/api';
import { sql, type RawBuilder } from 'kysely';
import type { Backend } from '../../http/backend';
import { toList } from '../../resources/resourceList';
import { compileConditions } from '../../resources/searchCompiler';
import type { SearchFields } from '../../resources/searchFields';
import type { ServedResource } from '../../resources/servedResource';

/** A figure that the database counts; shares follow from counts. */
export type CountedRule = Exclude<FigureRule, { kind: 'share' }>;

/** A number of each day that figures are made of; those of several days add up. */
export interface CountedSum {
  figure: StatisticFigure | AmountFigure;
  rule: CountedRule;
  /** Rows with both times of a mean are counted beside their seconds. */
  part: 'rows' | 'amount' | 'seconds';
}

/** The rows of a list that fall on a day by one of their times, with everything counted of them. */
export interface DecidingTime extends Pick<CountedRows, 'list' | 'time'> {
  /** List and time; stored. */
  name: string;
  /** Sums in the order in which they are stored. */
  sums: readonly CountedSum[];
}

/** Orders that are not cancelled, and what they come to: the amounts of days. */
export type AmountFigure = 'standing' | 'standingAmount';

const STANDING: CountedRows = {
  list: 'order',
  time: 'orderTime',
  where: [{ field: 'orderStatus', operator: 'GT', value: '0' }],
};
const RULES: Readonly<Record<StatisticFigure | AmountFigure, FigureRule>> = {
  ...FIGURES,
  standing: { kind: 'count', ...STANDING },
  standingAmount: { kind: 'money', ...STANDING },
};

/** Resources whose lists are counted. */
const LISTS: Readonly<Record<StatisticList, string>> = { order: 'vOrderInfo', task: 'gOrderTask' };

/** Fields by which the sums of a day are kept, beside those of all its rows. */
export const KEPT_FIELDS: Readonly<Record<StatisticList, readonly string[]>> = {
  order: fieldsOf('order', ['company', 'manager', 'product']),
  task: fieldsOf('task', ['company', 'owner', 'product', 'item']),
};

/** Every time that decides about a day. */
export const DECIDING_TIMES: readonly DecidingTime[] = decidingTimes();

/** Text that changes with what is counted: days that were counted otherwise are counted again. */
export const REVISION = createHash('sha256')
  .update(JSON.stringify(RULES))
  .digest('hex')
  .slice(0, 16);

type Subject = Parameters<typeof subjectField>[0];

function fieldsOf(list: StatisticList, subjects: readonly Subject[]) {
  return subjects.map((by) => subjectField(by, { list, time: '', where: [] }));
}

function decidingTimes() {
  const found = new Map<string, CountedSum[]>();
  const places = new Map<string, Pick<CountedRows, 'list' | 'time'>>();
  for (const [key, rule] of Object.entries(RULES) as [CountedSum['figure'], FigureRule][]) {
    if (rule.kind === 'share') continue;
    const name = `${rule.list} ${rule.time}`;
    const parts = { count: ['rows'], money: ['amount'], days: ['seconds', 'rows'] } as const;
    const sums = parts[rule.kind].map((part): CountedSum => ({ figure: key, rule, part }));
    found.set(name, [...(found.get(name) ?? []), ...sums]);
    places.set(name, { list: rule.list, time: rule.time });
  }
  return [...found].map(([name, sums]): DecidingTime => ({ name, ...places.get(name)!, sums }));
}

/** Returns the list of counted rows, as the server reads it. */
export function countedList(list: StatisticList, { resources }: Pick<Backend, 'resources'>) {
  const resource = resources.get(LISTS[list])! as ServedResource<{ id: string }>;
  return { ...toList(resource), may: resource.may };
}

/** Returns the expression of a sum over the rows of its list. */
export function sumOf({ rule, part }: CountedSum, fields: SearchFields): RawBuilder<number> {
  const conditions = compileConditions(rule.where, fields, 'and');
  const [from, to] =
    rule.kind === 'days' ? [fields[rule.since]!.column, fields[rule.time]!.column] : [];
  const rows = from ? sql`count(${sql.ref(from)})` : sql`count(*)`;
  const measure = {
    rows,
    amount: sql`sum(amount)`,
    seconds: from ? sql`sum(extract(epoch from (${sql.ref(to!)} - ${sql.ref(from)})))` : rows,
  }[part];
  return sql<number>`coalesce(${measure} filter (where ${conditions}), 0)::float8`;
}

/** Returns the Beijing day of a time. */
export const dayOf = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone 'Asia/Shanghai')::date`;
