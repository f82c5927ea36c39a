import { useEffect, type RefObject } from 'react';

declare const process: { env: { NODE_ENV?: string | undefined } };

/**
 * Warns, while developing, of a form whose fields were all replaced by something without any: a
 * button that was meant to be added.
 */
export function useFieldsWarning(ref: RefObject<Element | null>, isReplaced: boolean) {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !isReplaced) return;
    if (ref.current?.querySelector('[data-path], input, select, textarea, [contenteditable]'))
      return;
    // oxlint-disable-next-line no-console -- it speaks to developers, and never in production
    console.warn(
      'The children of this Form replace its fields, and hold none. Buttons go to `actions`; ' +
        'fields in an order of your own are `FormFields`.',
    );
  }, [ref, isReplaced]);
}
