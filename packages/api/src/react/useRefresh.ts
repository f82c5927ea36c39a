import type { AnyCall, Area } from '../index';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { callKeysOf } from './cacheKey';
import { revisionsOf } from './revisions';

/**
 * Makes every response of the given calls, or of whole areas, out of date: those on screen are
 * requested for again at once. Without a target it is every response, as after a change of the
 * language.
 */
export type Refresh = (...targets: readonly (AnyCall | Area)[]) => Promise<void>;

/**
 * Returns the function that refreshes responses after a change: `await refresh(orders,
 * orderBase.getTopUser)`.
 */
export function useRefresh(): Refresh {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...targets) => {
      if (targets.length === 0) {
        revisionsOf(cache).raiseAll();
        await mutate(() => true);
        return;
      }
      const places = callKeysOf(targets);
      revisionsOf(cache).raise(places);
      await mutate((key) => Array.isArray(key) && places.has(key[0] as string));
    },
    [cache, mutate],
  );
}
