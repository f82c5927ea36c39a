import type { FieldOptions, FieldProps } from './Field';

/**
 * Returns the attributes that link a control to its description, error and note, and colour its
 * box.
 */
export function fieldAria(
  controlId: string,
  { description, error, note }: Pick<FieldOptions, 'description' | 'error' | 'note'>,
) {
  const visibleNote = error == null ? note : null;
  return {
    'aria-invalid': error != null || undefined,
    'aria-describedby': joinIds(
      description != null && `${controlId}-description`,
      error != null && `${controlId}-error`,
      visibleNote != null && `${controlId}-note`,
    ),
    'data-note': visibleNote?.tone,
    ...(visibleNote?.tone === 'checking' && { 'aria-busy': true }),
  };
}

/** Returns the present ids as one attribute, `undefined` for none. */
export function joinIds(...ids: readonly (string | false | null | undefined)[]) {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The label of a field and the id of its control. */
export type LabelledControl = Pick<FieldProps, 'controlId' | 'label'>;

/**
 * Returns the id and name of a part of a field, such as its clear button, whose text contains the
 * label of the field. A label that is more than text is referred to by its id.
 */
export function partName(
  { controlId, label }: LabelledControl,
  part: string,
  text: (label: string) => string,
  id = `${controlId}-${part}`,
) {
  if (typeof label === 'string') return { id, 'aria-label': text(label) };
  return { id, 'aria-label': text('').trim(), 'aria-labelledby': `${id} ${controlId}-label` };
}
