import { useSyncExternalStore } from 'react';

const CHANGED = 'mj:address';

/** Navigates to an address of this application without reloading the page. */
export function goTo(to: string, kind: 'push' | 'replace' = 'push') {
  window.history[kind === 'push' ? 'pushState' : 'replaceState'](null, '', to);
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
