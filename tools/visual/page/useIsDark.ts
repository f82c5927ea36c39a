import { useSyncExternalStore } from 'react';
import { useDesk, useStore } from './desk';

const DARK = '(prefers-color-scheme: dark)';

/** Whether the page is dark: by the reviewer's choice, or else by the system's. */
export function useIsDark(): boolean {
  const { preferences } = useDesk();
  const theme = useStore(preferences, (current) => current.theme);
  const isSystemDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(DARK).matches ?? false,
  );
  return theme === 'auto' ? isSystemDark : theme === 'dark';
}

function subscribe(listener: () => void) {
  const query = window.matchMedia?.(DARK);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
