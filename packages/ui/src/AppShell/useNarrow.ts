import { useSyncExternalStore } from 'react';

/** Below this width a side menu leaves too little space for a page. */
const NARROW = '(width < 992px)';

/**
 * Whether the window is narrower than 992 px, where `AppShell` shows its side as a drawer. False on
 * a server.
 */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function subscribe(listener: () => void) {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

function isNarrow() {
  return window.matchMedia?.(NARROW).matches ?? false;
}
