import { createContext, use } from 'react';
import type { RecordForm } from './useRecordForm';

interface FormContextValue {
  form: RecordForm;
  readOnly: boolean;
  headingLevel: 2 | 3 | 4;
}

/** The form around a field. */
export const FormContext = createContext<FormContextValue | null>(null);

/** Returns the form around a field. Throws outside of `Form`. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('FormFields needs a Form around it.');
  return context;
}
