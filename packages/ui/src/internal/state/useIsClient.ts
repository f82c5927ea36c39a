import { useSyncExternalStore } from 'react';

const NOTHING = () => () => {};

/**
 * Whether this runs in a browser: no on a server, and until what it rendered is hydrated. Portals
 * wait for it, because a server renders none.
 */
export function useIsClient(): boolean {
  return useSyncExternalStore(
    NOTHING,
    () => true,
    () => false,
  );
}
