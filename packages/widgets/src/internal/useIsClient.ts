import { useSyncExternalStore } from 'react';

const NOTHING = () => () => {};

/** Whether this runs in a browser: no on a server, and until what it rendered is hydrated. */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    NOTHING,
    () => true,
    () => false,
  );
}
