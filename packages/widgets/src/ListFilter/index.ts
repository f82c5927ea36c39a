export { FilterBar, type FilterBarProps, type StoredFilterDraft } from './FilterBar';
export type { RevealedField } from './useRevealedField';
export { AppliedFilters, type AppliedFiltersProps } from './AppliedFilters';
export { PasteReportLine, type PasteReportLineProps } from './PasteReportLine';
export { useConditionText } from './useConditionText';
export { usePasteReport, type PasteReport } from './usePasteReport';
export { filterTexts } from './filter.texts';
export { pasteReportTexts } from './pasteReport.texts';
export { hasField } from './model/filterFields';
export type {
  ChoiceFilter,
  CustomFilter,
  DateFilter,
  FilterDraft,
  FilterField,
  FilterValue,
  LookupFilter,
  TextFilter,
} from './model/filterFields';
export type { FilterControl, FilterControlProps } from './filterControl';
export type { ListCondition, ListOperator } from '../internal/list/query';
