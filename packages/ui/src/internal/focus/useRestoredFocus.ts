import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface RestoredFocusState {
  /** Goes to the element that surrounds what changes. Content in portals counts as inside. */
  focusProps: { onFocus(): void; onBlur(event: FocusEvent): void };
}

/**
 * Keeps keyboard focus near where it was: when `change` is new and the focused element went away
 * with it, the element that `find` returns takes focus. Focus that stands elsewhere is left alone.
 */
export function useRestoredFocus(
  change: unknown,
  root: RefObject<HTMLElement | null>,
  find: (root: HTMLElement) => HTMLElement | null,
): RestoredFocusState {
  const wasInside = useRef(false);
  const findRef = useRef(find);

  useLayoutEffect(() => {
    findRef.current = find;
  });

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !wasInside.current || document.activeElement !== document.body) return;
    findRef.current(element)?.focus({ preventScroll: true });
  }, [change, root]);

  return {
    focusProps: {
      onFocus: () => (wasInside.current = true),
      onBlur: (event) => {
        // A focused element that React takes away tells nobody, so this is a person who left.
        if (!root.current?.contains(event.relatedTarget)) wasInside.current = false;
      },
    },
  };
}
