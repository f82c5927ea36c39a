import type { AnyCall, Area } from '../index';
import { use, useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isGone, RefreshContext } from './ApiProvider';
import { callKeysOf, resourceOfKey } from './cacheKey';
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
  const onRefresh = use(RefreshContext);
  return useCallback(
    async (...targets) => {
      if (isGone(cache)) return;
      if (targets.length === 0) {
        revisionsOf(cache).raiseAll();
        await mutate(() => true);
        return;
      }
      const places = callKeysOf(targets);
      revisionsOf(cache).raise(places);
      onRefresh([...new Set([...places].map(resourceOfKey))]);
      await mutate((key) => Array.isArray(key) && places.has(key[0] as string));
    },
    [cache, mutate, onRefresh],
  );
}

/**
 * Returns the function that makes every response of some resources out of date, because they were
 * changed elsewhere: `await refreshResources(['aCompanyInfo'])`. It is not passed on to
 * `onRefresh`.
 */
export function useRefreshResources(): (resources: readonly string[]) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    async (resources) => {
      if (isGone(cache)) return;
      revisionsOf(cache).raiseResources(resources);
      await mutate(
        (key) => Array.isArray(key) && resources.includes(resourceOfKey(key[0] as string)),
      );
    },
    [cache, mutate],
  );
}
