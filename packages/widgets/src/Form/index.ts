export { Form, type FormProps } from './Form';
export { FormFields, type FormFieldsProps } from './FormFields';
export { FormView, type FormViewProps } from './FormView';
export { useRecordForm, type RecordForm, type RecordFormOptions } from './useRecordForm';
export type { ConflictState } from './useConflict';
export type { DraftOffer, DraftState, FormDrafts } from './useDrafts';
export type { DraftDifferences } from './model/draftDifferences';
export type { Side, Sides } from './model/conflict';
export type {
  CaptchaFormField,
  ChoiceFormField,
  CustomFormField,
  DateFormField,
  FieldActions,
  FieldCondition,
  FieldControlProps,
  FieldEntry,
  FormField,
  FormOption,
  FormValues,
  MoneyFormField,
  NumberFormField,
  PasswordFormField,
  RangeFormField,
  ReferenceFormField,
  RowsFormField,
  SwitchFormField,
  TagsFormField,
  TextFormField,
} from './formField';
export type {
  ConflictingField,
  FormConflict,
  FormProblem,
  FormProblems,
  FormRefusal,
  FormSchema,
  SubmitForm,
} from './formProblem';
export {
  createMemoryDrafts,
  DRAFT_LIFE,
  type DraftStore,
  type FormDraft,
  type RecordDraft,
} from './draftStore';
export { formTexts } from './Form.texts';
