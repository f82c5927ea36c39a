import { useMemo, useRef, type RefObject } from 'react';

const marked = '[data-autofocus], [autofocus]';
const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="hidden"], [type="radio"]:not(:checked))',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  '[tabindex]:not([tabindex="-1"])',
]
  .map((selector) => `${selector}:not([data-dismiss])`)
  .join();

/**
 * Returns the first focusable element. What is focusable only to be scrolled gives way to what it
 * contains: the first key that is pressed belongs to a field.
 */
function firstFocusable(part: HTMLElement): HTMLElement | null {
  const first = part.querySelector<HTMLElement>(focusable);
  return first?.matches('[data-scroller]') ? (firstFocusable(first) ?? first) : first;
}

export interface InitialFocusState {
  /** Ref of the panel. */
  panelRef: RefObject<HTMLDivElement | null>;
  /**
   * Value for Headless UI's `initialFocus`, which would otherwise leave focus on the dialog itself.
   */
  initialFocus: RefObject<HTMLElement | null>;
}

/**
 * Returns the initial focus of a panel: the element of `target`, else the one marked
 * `data-autofocus`, else the first focusable one, with the close button last.
 */
export function useInitialFocus(target?: RefObject<HTMLElement | null>): InitialFocusState {
  const panelRef = useRef<HTMLDivElement>(null);
  const initialFocus = useMemo(
    () => ({
      get current() {
        const panel = panelRef.current;
        return (
          target?.current ??
          panel?.querySelector<HTMLElement>(marked) ??
          (panel && firstFocusable(panel)) ??
          panel?.querySelector('button') ??
          null
        );
      },
    }),
    [target],
  );
  return { panelRef, initialFocus };
}
