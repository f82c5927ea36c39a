export { FindingForm, type FindingFormErrors, type FindingFormProps } from './FindingForm';
export { findingFormTexts } from './FindingForm.texts';
export type {
  Finding,
  FindingFormRow,
  FindingFormValue,
  FindingSuggestion,
  FindingVerdictOption,
} from './model/findings';
export type { FindingFormOptions } from './useFindingForm';
