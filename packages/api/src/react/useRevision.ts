import type { AnyCall } from '../index';
import { useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { callKeyOf } from './cacheKey';
import { revisionsOf } from './revisions';

/**
 * A number that goes up whenever `useRefresh` makes the responses of a call out of date: for parts
 * that ask by themselves, such as lists.
 */
export function useRevision(call: AnyCall): number {
  const { cache } = useSWRConfig();
  const revisions = revisionsOf(cache);
  const read = () => revisions.of(callKeyOf(call));
  return useSyncExternalStore(revisions.subscribe, read, read);
}
