import type { AnyCall, Area } from '@mingjian/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { placesOf } from './cacheKey';
import { revisionsOf } from './revisions';

/**
 * Makes every answer of the given calls, or of whole areas, out of date: those on screen are asked
 * for again at once.
 */
export type Refresh = (...targets: readonly (AnyCall | Area)[]) => Promise<void>;

/**
 * Returns the function that refreshes answers after a change: `await refresh(orders,
 * orderBase.getTopUser)`.
 */
export function useRefresh(): Refresh {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (...targets) => {
      const places = placesOf(targets);
      revisionsOf(cache).raise(places);
      await mutate((key) => Array.isArray(key) && places.has(key[0] as string));
    },
    [cache, mutate],
  );
}
