import { SO_FAR } from '../../internal/calendar/model/soFar';
import type { ListCondition, ListOperator } from '../../internal/list/query';
import type { ListOption } from '../../internal/list/column';

interface FieldBase<Row> {
  /** Field of the row. */
  field: keyof Row & string;
  label: string;
}

/** A text filter. */
export interface TextFilter<Row = never> extends FieldBase<Row> {
  kind: 'text';
  /** @default 'LIKE' */
  operator?: 'LIKE' | 'EQ';
  placeholder?: string;
  /** Whether a pasted list becomes a search for any of its values. @default true */
  takesLists?: boolean;
}

/** A filter by day or by a range of days. Two variants of the range have open ends. */
export interface DateFilter<Row = never> extends FieldBase<Row> {
  /** The ranges are the variants of `DateRangePicker`: `closed`, `open` and `soFar`. */
  kind: 'date' | 'dateRange' | 'openDateRange' | 'soFarRange';
  /** Whether rows keep a moment or a day. @default 'second' */
  precision?: 'second' | 'day';
}

/** A choice of few options: a dropdown, or buttons that start with “All”. */
export interface ChoiceFilter<Row = never> extends FieldBase<Row> {
  kind: 'select' | 'radio';
  options: readonly ListOption[];
}

/** One field of the filter bar. Without `Row` any field name is accepted. */
export type FilterField<Row = never> = TextFilter<Row> | DateFilter<Row> | ChoiceFilter<Row>;

/**
 * What a field holds: a text, a list that was pasted, days from and to (empty for an open end),
 * `null` for nothing.
 */
export type FilterValue =
  | string
  | { list: readonly string[] }
  | { from: string; to: string }
  | null;

/** What the bar holds, by the field's `field`. */
export type FilterDraft = Readonly<Record<string, FilterValue>>;

/** The conditions that a filled bar means, in the order of the fields. */
export function conditionsOf(filters: readonly FilterField[], draft: FilterDraft): ListCondition[] {
  return filters
    .map((filter) => conditionOf(filter, draft[filter.field] ?? null))
    .filter((condition) => condition !== null);
}

function conditionOf(filter: FilterField, value: FilterValue): ListCondition | null {
  if (value === null) return null;
  if (typeof value === 'string') return value.trim() === '' ? null : oneValue(filter, value.trim());
  if ('list' in value)
    return value.list.length === 0
      ? null
      : { field: filter.field, operator: 'IN', value: value.list };
  return isDates(filter) ? dayRange(filter, value) : null;
}

function oneValue(filter: FilterField, value: string): ListCondition {
  if (filter.kind === 'text')
    return { field: filter.field, operator: filter.operator ?? 'LIKE', value };
  if (isDates(filter)) return dayRange(filter, { from: value, to: value })!;
  return { field: filter.field, operator: 'EQ', value };
}

/** Both ends belong to a range: the last day to its last second. */
function dayRange(
  { field, precision = 'second' }: DateFilter,
  { from, to }: { from: string; to: string },
): ListCondition | null {
  const end = to === SO_FAR ? '' : to;
  const isDay = precision === 'day';
  const first = from && (isDay ? from : `${from} 00:00:00`);
  const last = end && (isDay ? end : `${end} 23:59:59`);
  if (first && last)
    return isDay && first === last
      ? equal(field, first)
      : { field, operator: 'BETWEEN', value: [first, last] };
  if (first) return { field, operator: 'GE', value: first };
  return last ? { field, operator: 'LE', value: last } : null;
}

const equal = (field: string, value: string): ListCondition => ({ field, operator: 'EQ', value });

/**
 * What the bar holds for conditions that came from an address or a view, and the conditions that no
 * field can show.
 */
export function draftOf(
  filters: readonly FilterField[],
  conditions: readonly ListCondition[],
): { draft: FilterDraft; others: ListCondition[] } {
  const draft: Record<string, FilterValue> = {};
  const others: ListCondition[] = [];
  for (const condition of conditions) {
    const filter = filters.find(({ field }) => field === condition.field);
    const value =
      filter && draft[filter.field] === undefined ? valueOf(filter, condition) : undefined;
    if (filter && value !== undefined) draft[filter.field] = value;
    else others.push(condition);
  }
  return { draft, others };
}

function valueOf(filter: FilterField, { operator, value }: ListCondition): FilterValue | undefined {
  if (isDates(filter)) return datesOf(filter, operator, value);
  if (operator === 'IN' && Array.isArray(value) && filter.kind === 'text')
    return { list: value as string[] };
  const own: ListOperator = filter.kind === 'text' ? (filter.operator ?? 'LIKE') : 'EQ';
  if (operator !== own || typeof value !== 'string') return undefined;
  return filter.kind === 'text' || filter.options.some(({ key }) => key === value)
    ? value
    : undefined;
}

function datesOf(
  filter: DateFilter,
  operator: ListOperator,
  value: ListCondition['value'],
): FilterValue | undefined {
  const [from, to] =
    operator === 'BETWEEN' && Array.isArray(value)
      ? (value as string[]).map(dayOf)
      : typeof value === 'string' && (operator === 'EQ' || operator === 'GE' || operator === 'LE')
        ? [
            operator === 'LE' ? '' : dayOf(value),
            operator === 'GE' ? (filter.kind === 'soFarRange' ? SO_FAR : '') : dayOf(value),
          ]
        : [];
  if (from === undefined || to === undefined) return undefined;
  const shown: FilterValue = filter.kind === 'date' ? (from === to ? from : null) : { from, to };
  const isSame =
    shown !== null &&
    sameCondition(conditionOf(filter, shown), { field: filter.field, operator, value });
  return isSame && (filter.kind !== 'dateRange' || (from !== '' && to !== '')) ? shown : undefined;
}

const dayOf = (moment: string) => moment.slice(0, 10);

function sameCondition(one: ListCondition | null, other: ListCondition): boolean {
  return (
    one !== null && one.operator === other.operator && String(one.value) === String(other.value)
  );
}

function isDates(filter: FilterField): filter is DateFilter {
  return filter.kind !== 'text' && filter.kind !== 'select' && filter.kind !== 'radio';
}

/** How many of the fields hold a condition. */
export function countFilled(filters: readonly FilterField[], draft: FilterDraft): number {
  return conditionsOf(filters, draft).length;
}
