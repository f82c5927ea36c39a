import { useEffect, useState, type RefObject } from 'react';
import type { FilterField } from './model/filterFields';

/** A field to be shown and focused. Each new object does so once. */
export interface RevealedField {
  field: string;
}

/** Options of a field's revealing. */
export interface RevealedFieldOptions {
  /** The fields in the order of their controls, which are the first children of the form. */
  filters: readonly FilterField[];
  formRef: RefObject<HTMLFormElement | null>;
  /** Called while rendering: shows the controls of all fields. */
  onReveal(): void;
}

const FOCUSABLE = 'input:enabled, button:enabled, [tabindex="0"]';

/** Shows and focuses a field, with its text selected. */
export function useRevealedField(
  revealed: RevealedField | undefined,
  { filters, formRef, onReveal }: RevealedFieldOptions,
): void {
  const [seen, setSeen] = useState(revealed);
  if (seen !== revealed) {
    setSeen(revealed);
    if (revealed) onReveal();
  }
  useEffect(() => {
    const at = filters.findIndex(({ field }) => field === revealed?.field);
    const control = formRef.current?.children[at]?.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a field is focused when it is asked for
  }, [revealed]);
}
