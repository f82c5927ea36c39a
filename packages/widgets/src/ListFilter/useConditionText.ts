import { useTexts } from '@mingjian/ui';
import type { GridColumn, ListOption } from '../internal/list/column';
import type { ListCondition } from '../internal/list/query';
import { filterTexts } from './filter.texts';
import type { FilterField } from './model/filterFields';

/** Number of list values that are written out. */
const LISTED_VALUES = 3;

/**
 * Returns a formatter for conditions, such as "订单编号 包含 BG2026". Labels come from the filter or
 * column of the same field.
 */
export function useConditionText<Row>(
  filters: readonly FilterField[],
  columns: readonly GridColumn<Row>[] = [],
): (condition: ListCondition) => string {
  const t = useTexts(filterTexts);

  return ({ field, operator, value }) => {
    const filter = filters.find((one) => one.field === field);
    const column = columns.find((one) => one.field === field);
    const options = (filter && 'options' in filter ? filter.options : column?.options) ?? [];
    const label = filter?.label ?? column?.label ?? field;
    const isDate = filter !== undefined && !('options' in filter) && filter.kind !== 'text';
    if (value === null) return `${label} ${t[operator]}`;
    const texts = (typeof value === 'string' ? [value] : value).map((one) =>
      isDate ? withoutDayBounds(one) : optionText(options, one),
    );
    if (operator === 'BETWEEN')
      return `${label} ${texts[0] === texts[1] ? texts[0] : t.span(texts[0] ?? '', texts[1] ?? '')}`;
    if (isDate && (operator === 'GE' || operator === 'LE'))
      return `${label} ${t[operator === 'GE' ? 'from' : 'until']} ${texts[0]}`;
    return `${label} ${t[operator]} ${listed(texts)}`;
  };

  function listed(texts: readonly string[]) {
    const list = texts.slice(0, LISTED_VALUES).join(t.comma);
    return texts.length > LISTED_VALUES ? t.listed(list, texts.length) : list;
  }
}

/** Returns the day of a bound that is the first or last second of a day. */
const withoutDayBounds = (time: string) => time.replace(/ (00:00:00|23:59:59)$/u, '');

const optionText = (options: readonly ListOption[], key: string) =>
  options.find((option) => option.key === key)?.text ?? key;
