import type { FieldControlProps, FormField } from '../formField';

type Parts = Pick<FieldControlProps, 'field' | 'id' | 'error' | 'readOnly'>;

/** Returns the props that all controls have. */
export function fieldPropsOf({ field, id, error, readOnly }: Parts) {
  return {
    id,
    label: field.label,
    ...(field.required && !readOnly && { required: true }),
    ...(error !== undefined && { error }),
    ...(field.description !== undefined && { description: field.description }),
    ...(readOnly && { readOnly: true }),
  };
}

/** Whether a control that may be empty offers to clear it. */
export const isClearable = ({ required }: FormField, readOnly: boolean) => !required && !readOnly;

/** Returns a text; `null` for anything else. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
