import { SO_FAR } from '../../internal/calendar/model/soFar';
import type { ListCondition, ListOperator } from '../../internal/list/query';
import type { ListOption } from '../../internal/list/column';

interface FieldBase {
  /** Name of the row's field. */
  prop: string;
  label: string;
}

/** A text. */
export interface TextFilter extends FieldBase {
  kind: 'text';
  /** @default 'LIKE' */
  operator?: 'LIKE' | 'EQ';
  placeholder?: string;
  /** Whether a pasted list becomes a search for any of its values. @default true */
  takesLists?: boolean;
}

/** A day, or days from one to another; ends may be open in two variants. */
export interface DateFilter extends FieldBase {
  /** The ranges are the variants of `DateRangePicker`: `closed`, `open` and `soFar`. */
  kind: 'date' | 'dateRange' | 'openDateRange' | 'soFarRange';
  /** Whether rows keep a moment or a day. @default 'second' */
  precision?: 'second' | 'day';
}

/** One of few. A dropdown, or buttons of which the first is 全部. */
export interface ChoiceFilter extends FieldBase {
  kind: 'select' | 'radio';
  options: readonly ListOption[];
}

/** One field of the filter bar. */
export type FilterField = TextFilter | DateFilter | ChoiceFilter;

/**
 * What a field holds: a text, a list that was pasted, days from and to (empty for an open end),
 * `null` for nothing.
 */
export type FilterValue =
  | string
  | { list: readonly string[] }
  | { from: string; to: string }
  | null;

/** What the bar holds, by the field's `prop`. */
export type FilterDraft = Readonly<Record<string, FilterValue>>;

/** The conditions that a filled bar means, in the order of the fields. */
export function conditionsOf(fields: readonly FilterField[], draft: FilterDraft): ListCondition[] {
  return fields
    .map((field) => conditionOf(field, draft[field.prop] ?? null))
    .filter((condition) => condition !== null);
}

function conditionOf(field: FilterField, value: FilterValue): ListCondition | null {
  if (value === null) return null;
  if (typeof value === 'string') return value.trim() === '' ? null : oneValue(field, value.trim());
  if ('list' in value)
    return value.list.length === 0
      ? null
      : { field: field.prop, operator: 'IN', value: value.list };
  return isDates(field) ? dayRange(field, value) : null;
}

function oneValue(field: FilterField, value: string): ListCondition {
  if (field.kind === 'text')
    return { field: field.prop, operator: field.operator ?? 'LIKE', value };
  if (isDates(field)) return dayRange(field, { from: value, to: value })!;
  return { field: field.prop, operator: 'EQ', value };
}

/** Both ends belong to a range: the last day to its last second. */
function dayRange(
  { prop, precision = 'second' }: DateFilter,
  { from, to }: { from: string; to: string },
): ListCondition | null {
  const end = to === SO_FAR ? '' : to;
  const isDay = precision === 'day';
  const first = from && (isDay ? from : `${from} 00:00:00`);
  const last = end && (isDay ? end : `${end} 23:59:59`);
  if (first && last)
    return isDay && first === last
      ? equal(prop, first)
      : { field: prop, operator: 'BETWEEN', value: [first, last] };
  if (first) return { field: prop, operator: 'GE', value: first };
  return last ? { field: prop, operator: 'LE', value: last } : null;
}

const equal = (field: string, value: string): ListCondition => ({ field, operator: 'EQ', value });

/**
 * What the bar holds for conditions that came from an address or a view, and the conditions that no
 * field can show.
 */
export function draftOf(
  fields: readonly FilterField[],
  conditions: readonly ListCondition[],
): { draft: FilterDraft; others: ListCondition[] } {
  const draft: Record<string, FilterValue> = {};
  const others: ListCondition[] = [];
  for (const condition of conditions) {
    const field = fields.find(({ prop }) => prop === condition.field);
    const value = field && draft[field.prop] === undefined ? valueOf(field, condition) : undefined;
    if (field && value !== undefined) draft[field.prop] = value;
    else others.push(condition);
  }
  return { draft, others };
}

function valueOf(field: FilterField, { operator, value }: ListCondition): FilterValue | undefined {
  if (isDates(field)) return datesOf(field, operator, value);
  if (operator === 'IN' && Array.isArray(value) && field.kind === 'text')
    return { list: value as string[] };
  const own: ListOperator = field.kind === 'text' ? (field.operator ?? 'LIKE') : 'EQ';
  if (operator !== own || typeof value !== 'string') return undefined;
  return field.kind === 'text' || field.options.some(({ key }) => key === value)
    ? value
    : undefined;
}

function datesOf(
  field: DateFilter,
  operator: ListOperator,
  value: ListCondition['value'],
): FilterValue | undefined {
  const [from, to] =
    operator === 'BETWEEN' && Array.isArray(value)
      ? (value as string[]).map(dayOf)
      : typeof value === 'string' && (operator === 'EQ' || operator === 'GE' || operator === 'LE')
        ? [
            operator === 'LE' ? '' : dayOf(value),
            operator === 'GE' ? (field.kind === 'soFarRange' ? SO_FAR : '') : dayOf(value),
          ]
        : [];
  if (from === undefined || to === undefined) return undefined;
  const shown: FilterValue = field.kind === 'date' ? (from === to ? from : null) : { from, to };
  const isSame =
    shown !== null &&
    sameCondition(conditionOf(field, shown), { field: field.prop, operator, value });
  return isSame && (field.kind !== 'dateRange' || (from !== '' && to !== '')) ? shown : undefined;
}

const dayOf = (moment: string) => moment.slice(0, 10);

function sameCondition(one: ListCondition | null, other: ListCondition): boolean {
  return (
    one !== null && one.operator === other.operator && String(one.value) === String(other.value)
  );
}

function isDates(field: FilterField): field is DateFilter {
  return field.kind !== 'text' && field.kind !== 'select' && field.kind !== 'radio';
}

/** How many of the fields hold a condition. */
export function countFilled(fields: readonly FilterField[], draft: FilterDraft): number {
  return conditionsOf(fields, draft).length;
}
