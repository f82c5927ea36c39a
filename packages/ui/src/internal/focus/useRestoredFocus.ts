import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

export interface RestoredFocusState {
  /** Props of the element around the changing content. Content in portals counts as inside. */
  focusProps: { onFocus(): void; onBlur(event: FocusEvent): void };
}

/**
 * Restores keyboard focus: when `change` is new and the focused element was removed with it, the
 * element that `find` returns takes focus. Focus elsewhere does not move.
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
        // A focused element that React removes fires no blur event, so this focus was moved by a
        // person.
        if (!root.current?.contains(event.relatedTarget)) wasInside.current = false;
      },
    },
  };
}
