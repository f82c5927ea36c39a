import { useSyncExternalStore } from 'react';

const CHANGED = 'mj:address';

/**
 * Navigates to an address of this application without reloading the page. `entry` is the state of
 * its entry in the window's history.
 */
export function goTo(to: string, kind: 'push' | 'replace' = 'push', entry: object | null = null) {
  window.history[kind === 'push' ? 'pushState' : 'replaceState'](entry, '', to);
  window.dispatchEvent(new Event(CHANGED));
}

/** The path in the window's address. Follows `goTo`, Back and Forward. */
export function useAddressPath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('popstate', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('popstate', listener);
  };
}
