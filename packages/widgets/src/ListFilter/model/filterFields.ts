import type { ComboboxLoad } from '@mingjian/ui';
import type { DatePreset } from '../../DateRangePicker';
import { SO_FAR } from '../../internal/calendar/model/soFar';
import type { ListCondition, ListOperator } from '../../internal/list/query';
import type { ListOption } from '../../internal/list/column';
import type { FilterControl } from '../filterControl';

interface FieldBase<Row> {
  /** Field of the row. */
  field: keyof Row & string;
  label: string;
  /**
   * Whether it has no control: its conditions come from links and tools, and show as chips alone.
   * @default false
   */
  chipOnly?: boolean | undefined;
  /** Returns the text of a condition's chip, or `undefined` for the usual one. */
  chipText?: ((condition: ListCondition) => string | undefined) | undefined;
}

/** A text filter. */
export interface TextFilter<Row = never> extends FieldBase<Row> {
  kind: 'text';
  /** @default 'LIKE' */
  operator?: 'LIKE' | 'EQ' | undefined;
  placeholder?: string | undefined;
  /** Whether pasting a list filters by any of its values. @default true */
  takesLists?: boolean | undefined;
}

/** A filter by day or by a range of days. Two variants of the range have open ends. */
export interface DateFilter<Row = never> extends FieldBase<Row> {
  /** The three ranges are the `closed`, `open` and `soFar` variants of `DateRangePicker`. */
  kind: 'date' | 'dateRange' | 'openDateRange' | 'soFarRange';
  /** Precision of the stored value: a time or a day. @default 'second' */
  precision?: 'second' | 'day' | undefined;
  /**
   * Ranges to select with one click, for the three ranges. A selected one yields a `DYNAMIC`
   * condition with its key, which `load` resolves for the moment of the search. @default none
   */
  presets?: readonly DatePreset[] | undefined;
}

/**
 * A choice out of options: a dropdown of one, or of any number, or buttons that start with “All”.
 */
export interface ChoiceFilter<Row = never> extends FieldBase<Row> {
  kind: 'select' | 'multiSelect' | 'radio';
  options: readonly ListOption[];
  /**
   * Renders a control of one choice in place of the dropdown. Chips name values by `options`.
   * @default a dropdown
   */
  render?: FilterControl | undefined;
}

/** A choice out of many options, which are loaded as its user types. */
export interface LookupFilter<Row = never> extends FieldBase<Row> {
  kind: 'lookup';
  /** Loads matching options, when typing pauses. A newer search aborts the one before it. */
  load: ComboboxLoad;
  /** Known options, which label values that no search has found, such as one from an address. */
  options: readonly ListOption[];
}

/** A filter with a control of its own, such as a picker, whose value is one text. */
export interface CustomFilter<Row = never> extends FieldBase<Row> {
  kind: 'custom';
  /** @default 'EQ' */
  operator?: 'EQ' | 'LIKE' | undefined;
  render: FilterControl;
}

/** One field of the filter bar. Without `Row` any field name is accepted. */
export type FilterField<Row = never> =
  | TextFilter<Row>
  | DateFilter<Row>
  | ChoiceFilter<Row>
  | LookupFilter<Row>
  | CustomFilter<Row>;

/**
 * The value of a filter field: a text, a list of values, a range of days (an open end is empty)
 * with the key of its preset, or `null`.
 */
export type FilterValue =
  | string
  | { list: readonly string[] }
  | { from: string; to: string; preset?: string | undefined }
  | null;

/** The values of the filter bar, by field. */
export type FilterDraft = Readonly<Record<string, FilterValue>>;

/** Returns the conditions of the filled fields, in the order of the filters. */
export function conditionsOf(filters: readonly FilterField[], draft: FilterDraft): ListCondition[] {
  return filters
    .map((filter) => conditionOf(filter, draft[filter.field] ?? null))
    .filter((condition) => condition !== null);
}

function conditionOf(filter: FilterField, value: FilterValue): ListCondition | null {
  if (value === null) return null;
  if (typeof value === 'string')
    return value.trim() === '' ? null : singleValue(filter, value.trim());
  if ('list' in value) return listValue(filter, value.list);
  return isDates(filter) ? dayRange(filter, value) : null;
}

function listValue({ field, kind }: FilterField, list: readonly string[]): ListCondition | null {
  const [first] = list;
  if (first === undefined) return null;
  return kind === 'multiSelect' && list.length === 1
    ? equal(field, first)
    : { field, operator: 'IN', value: list };
}

function singleValue(filter: FilterField, value: string): ListCondition {
  if (isDates(filter)) return dayRange(filter, { from: value, to: value })!;
  return { field: filter.field, operator: operatorOf(filter), value };
}

/** A range includes both ends, and the last day up to its last second. */
function dayRange(
  { field, precision = 'second', presets }: DateFilter,
  { from, to, preset }: { from: string; to: string; preset?: string | undefined },
): ListCondition | null {
  if (preset !== undefined && presets?.some(({ key }) => key === preset))
    return { field, operator: 'DYNAMIC', value: preset };
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
 * Returns the field values for conditions from an address or a view, and the conditions that no
 * field can show. A preset is shown with the days that it means today.
 */
export function draftOf(
  filters: readonly FilterField[],
  conditions: readonly ListCondition[],
  today: string,
): { draft: FilterDraft; others: ListCondition[] } {
  const draft: Record<string, FilterValue> = {};
  const others: ListCondition[] = [];
  for (const condition of conditions) {
    const filter = filters.find(({ field }) => field === condition.field);
    const value =
      filter && draft[filter.field] === undefined ? valueOf(filter, condition, today) : undefined;
    if (filter && value !== undefined) draft[filter.field] = value;
    else others.push(condition);
  }
  return { draft, others };
}

/** Whether a field shows a condition, so that it can be edited there. */
export const hasField = (
  filters: readonly FilterField[],
  condition: ListCondition,
  today: string,
): boolean =>
  filters.some(
    (filter) => !filter.chipOnly && draftOf([filter], [condition], today).others.length === 0,
  );

function valueOf(
  filter: FilterField,
  { operator, value }: ListCondition,
  today: string,
): FilterValue | undefined {
  if (isDates(filter)) return datesOf(filter, operator, value, today);
  if (filter.kind === 'multiSelect') return choicesOf(filter, operator, value);
  if (operator === 'IN' && Array.isArray(value) && filter.kind === 'text')
    return { list: value as string[] };
  if (operator !== operatorOf(filter) || typeof value !== 'string') return undefined;
  if (!('options' in filter) || filter.kind === 'lookup') return value;
  return filter.options.some(({ key }) => key === value) ? value : undefined;
}

function operatorOf(filter: Exclude<FilterField, DateFilter>): ListOperator {
  if (filter.kind === 'text') return filter.operator ?? 'LIKE';
  return filter.kind === 'custom' ? (filter.operator ?? 'EQ') : 'EQ';
}

function choicesOf(
  { options }: ChoiceFilter,
  operator: ListOperator,
  value: ListCondition['value'],
): FilterValue | undefined {
  if (value === null || (operator !== 'IN' && operator !== 'EQ')) return undefined;
  const list = typeof value === 'string' ? [value] : value;
  return list.every((one) => options.some(({ key }) => key === one)) ? { list } : undefined;
}

function datesOf(
  filter: DateFilter,
  operator: ListOperator,
  value: ListCondition['value'],
  today: string,
): FilterValue | undefined {
  if (operator === 'DYNAMIC') {
    const presets = filter.kind === 'date' ? [] : filter.presets;
    const preset = presets?.find(({ key }) => key === value);
    return preset && { ...preset.spanOn(today), preset: preset.key };
  }
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

const dayOf = (time: string) => time.slice(0, 10);

function sameCondition(one: ListCondition | null, other: ListCondition): boolean {
  return (
    one !== null && one.operator === other.operator && String(one.value) === String(other.value)
  );
}

/** Whether a filter is by day or range of days. */
export function isDates(filter: FilterField): filter is DateFilter {
  return filter.kind !== 'text' && filter.kind !== 'custom' && !('options' in filter);
}

/** Returns the number of fields that yield a condition. */
export function countFilled(filters: readonly FilterField[], draft: FilterDraft): number {
  return conditionsOf(filters, draft).length;
}
