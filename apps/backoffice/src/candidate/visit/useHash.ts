import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** Returns the view in the hash of the address, such as `/rights`; empty for the step itself. */
export const useHash = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => '',
  );

/** Shows a view. Going back in the browser leads to the one before. */
export const showView = (view: string) => {
  window.location.hash = view;
};

/** Shows the present step again, without another entry of the history. */
export function leaveView() {
  window.history.replaceState(null, '', window.location.pathname);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
