import { useTexts, useFormatNumber } from '@mingjian/ui';
import type { FilterField } from './model/filterFields';
import type { GridColumn, ListOption } from '../internal/list/column';
import type { ListCondition } from '../internal/list/query';
import { filterTexts } from './filter.texts';

/** How many values of a list are named. */
const NAMED_VALUES = 3;

/**
 * Returns what puts a condition into words: "订单编号 包含 BG2026". Labels and words come from the fields
 * and columns of that name.
 */
export function useConditionText<Row>(
  filters: readonly FilterField[],
  columns: readonly GridColumn<Row>[],
): (condition: ListCondition) => string {
  const t = useTexts(filterTexts);
  const write = useFormatNumber();

  return ({ field, operator, value }) => {
    const filter = filters.find((one) => one.field === field);
    const column = columns.find((one) => one.field === field);
    const options = (filter && 'options' in filter ? filter.options : column?.options) ?? [];
    const label = filter?.label ?? column?.label ?? field;
    const isDate = filter !== undefined && !('options' in filter) && filter.kind !== 'text';
    if (value === null) return `${label} ${t[operator]}`;
    const shown = (typeof value === 'string' ? [value] : value).map((piece) =>
      isDate ? wholeDay(piece) : wordsOf(options, piece),
    );
    if (operator === 'BETWEEN')
      return `${label} ${shown[0] === shown[1] ? shown[0] : t.span(shown[0] ?? '', shown[1] ?? '')}`;
    if (isDate && (operator === 'GE' || operator === 'LE'))
      return `${label} ${t[operator === 'GE' ? 'from' : 'until']} ${shown[0]}`;
    return `${label} ${t[operator]} ${listed(shown)}`;
  };

  function listed(pieces: readonly string[]) {
    const list = pieces.slice(0, NAMED_VALUES).join(t.comma);
    return pieces.length > NAMED_VALUES ? t.listed(list, write(pieces.length)) : list;
  }
}

/** A bound that is the first or last second of a day is said as the day. */
const wholeDay = (moment: string) => moment.replace(/ (00:00:00|23:59:59)$/u, '');

const wordsOf = (options: readonly ListOption[], key: string) =>
  options.find((option) => option.key === key)?.text ?? key;
