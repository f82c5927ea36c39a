import { useTexts } from '@mingjian/ui';
import type { DatePreset } from '../DateRangePicker';
import { useConditionText } from '../ListFilter';
import type { AdvancedQuery, ListCondition } from '../internal/list/query';
import { advancedFilterTexts } from './advancedFilter.texts';
import type { AdvancedField } from './model/advancedField';
import { chipFieldsOf, enteredCondition } from './model/chipFields';
import { sentenceOf } from './model/sentence';

/** Formatters of an advanced filter in the current language. */
export interface FilterTexts {
  /** Returns the text of a condition. */
  textOf(condition: ListCondition): string;
  /** Returns a sentence that explains which rows a filter matches. */
  sentenceOf(query: AdvancedQuery): string;
}

/** Returns the formatters of an advanced filter. */
export function useFilterTexts(
  fields: readonly AdvancedField[],
  ranges: readonly DatePreset[],
): FilterTexts {
  const t = useTexts(advancedFilterTexts);
  const conditionText = useConditionText(chipFieldsOf(fields, ranges), [], ranges);
  const textOf = (condition: ListCondition) => conditionText(enteredCondition(condition, fields));
  return { textOf, sentenceOf: (query) => sentenceOf(query, textOf, t) };
}
