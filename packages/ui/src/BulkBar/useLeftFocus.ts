import { useRef, type FocusEvent, type RefObject } from 'react';
import { useKeptFocus } from '../internal/useKeptFocus';

export interface LeftFocusState {
  focusProps: { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Gives focus back to where it came from when `change` is new and what had it inside `root` went
 * away.
 */
export function useLeftFocus(change: unknown, root: RefObject<HTMLElement | null>): LeftFocusState {
  const cameFrom = useRef<HTMLElement | null>(null);
  const kept = useKeptFocus(change, root, (element) =>
    cameFrom.current?.isConnected ? cameFrom.current : element,
  );

  return {
    focusProps: {
      onFocus(event) {
        kept.focusProps.onFocus();
        const before = event.relatedTarget;
        if (before instanceof HTMLElement && !root.current?.contains(before))
          cameFrom.current = before;
      },
      onBlur: kept.focusProps.onBlur,
    },
  };
}
