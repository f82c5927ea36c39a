import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, such as `(width < 600px)`. Renders again when that changes. False
 * on a server.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaOf(query)?.matches ?? false,
    () => false,
  );
}

/** Test environments without layout have no `matchMedia`. */
const mediaOf = (query: string) => window.matchMedia?.(query);
