import { useSyncExternalStore } from 'react';

/** Below this width the device counts as mobile. */
const query = window.matchMedia('(max-width: 991.98px)');

/** Whether the window is narrower than 992 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
