/** One error of a form, and its field, by id or by link. */
export type FormError = { message: string; fieldId: string } | { message: string; href: string };

const CONTROLS =
  'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled), ' +
  'button:not(:disabled), [tabindex], a[href]';

/** Returns the address of an error's link. */
export function hrefOf(error: FormError): string {
  return 'href' in error ? error.href : `#${error.fieldId}`;
}

/**
 * Returns the element to focus for an error: the field itself, in a group its selected or first
 * control; `null` on another page.
 */
export function findField(error: FormError, root: Document): HTMLElement | null {
  const href = hrefOf(error);
  const field = href.startsWith('#')
    ? root.getElementById(decodeURIComponent(href.slice(1)))
    : null;
  if (!field || field.matches(CONTROLS)) return field;
  return (
    field.querySelector<HTMLElement>('input:checked:not(:disabled)') ??
    field.querySelector<HTMLElement>(CONTROLS) ??
    field
  );
}
