import type { FieldOptions } from './Field';

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

/**
 * Returns the id and name of a part of a field, such as its clear button: the text of the part,
 * then the label of the field, which may be more than a text.
 */
export function partName(controlId: string, part: string, text: string) {
  const id = `${controlId}-${part}`;
  return { id, 'aria-label': text, 'aria-labelledby': `${id} ${controlId}-label` };
}
