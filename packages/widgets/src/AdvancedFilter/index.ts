export { AdvancedFilter } from './AdvancedFilter';
export type { AdvancedFilterProps, StoredAdvancedDraft } from './advancedFilterProps';
export type { AdvancedControl, AdvancedControlProps } from './advancedControl';
export { AdvancedSummary, type AdvancedSummaryProps } from './AdvancedSummary';
export { advancedFilterTexts } from './advancedFilter.texts';
export { sentenceOf, type SentenceTexts } from './model/sentence';
export { useFilterTexts, type FilterTexts } from './useFilterTexts';
export {
  operatorsOf,
  type AdvancedCustomField,
  type AdvancedDateField,
  type AdvancedField,
  type AdvancedLookupField,
  type AdvancedNumberField,
  type AdvancedSelectField,
  type AdvancedTextField,
} from './model/advancedField';
export type { AdvancedLimits } from './model/problems';
export {
  queryOfSaved,
  savedOfQuery,
  SAVED_PAGE_SIZE,
  type SavedFilter,
  type SavedFilterDraft,
  type SavedFilterStore,
} from './model/savedFilter';
export type { AdvancedQuery, ListCondition, ListOperator } from '../internal/list/query';
