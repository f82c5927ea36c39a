import { useTexts } from '@mingjian/ui';
import type { DatePreset } from '../DateRangePicker';
import type { GridColumn, ListOption } from '../internal/list/column';
import type { ListCondition, ListOperator } from '../internal/list/query';
import { filterTexts } from './filter.texts';
import { isDates, type FilterField } from './model/filterFields';

/** Number of list values that are written out. */
const LISTED_VALUES = 3;

/**
 * Returns a formatter for conditions, such as "订单编号 包含 BG2026". Labels come from the filter or
 * column of the same field; those of dynamic ranges from `ranges`, or the presets of the filter.
 */
export function useConditionText<Row>(
  filters: readonly FilterField[],
  columns: readonly GridColumn<Row>[] = [],
  ranges: readonly Pick<DatePreset, 'key' | 'label'>[] = [],
): (condition: ListCondition) => string {
  const t = useTexts(filterTexts);

  return (condition) => {
    const { field, operator, value } = condition;
    const filter = filters.find((one) => one.field === field);
    const column = columns.find((one) => one.field === field);
    const ownText = filter?.chipText?.(condition);
    if (ownText !== undefined) return ownText;
    const options = (filter && 'options' in filter ? filter.options : column?.options) ?? [];
    const label = filter?.label ?? column?.label ?? field;
    if (value === null) return `${label} ${t[operator]}`;
    if (operator === 'DYNAMIC') {
      const presets = (filter && 'presets' in filter && filter.presets) || [];
      const range = [...presets, ...ranges].find(({ key }) => key === value);
      return `${label} ${range?.label ?? String(value)}`;
    }
    const values = typeof value === 'string' ? [value] : value;
    const isDate = filter ? isDates(filter) : values.every((one) => TIME.test(one));
    const texts = values.map((one) => (isDate ? shortTime(one) : optionText(options, one)));
    if (operator === 'BETWEEN')
      return `${label} ${texts[0] === texts[1] ? texts[0] : t.span(texts[0] ?? '', texts[1] ?? '')}`;
    return `${label} ${t[(isDate && DATE_WORDS[operator]) || operator]} ${listed(texts)}`;
  };

  function listed(texts: readonly string[]) {
    const list = texts.slice(0, LISTED_VALUES).join(t.comma);
    return texts.length > LISTED_VALUES ? t.listed(list, texts.length) : list;
  }
}

/** A time or day as stored, for conditions whose field has no filter. */
const TIME = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/u;

/** Comparisons that have another word for times than for numbers. */
const DATE_WORDS: Partial<Record<ListOperator, 'from' | 'until' | 'after' | 'before'>> = {
  GE: 'from',
  LE: 'until',
  GT: 'after',
  LT: 'before',
};

/** Returns a time without seconds, and a bound that starts or ends a day as that day. */
const shortTime = (time: string) =>
  time.replace(/ (00:00:00|23:59:59)$/u, '').replace(/(:\d{2}):\d{2}$/u, '$1');

const optionText = (options: readonly ListOption[], key: string) =>
  options.find((option) => option.key === key)?.text ?? key;
