import type { ApiError, Call } from '../index';
import { useEffect } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRResponse } from 'swr';
import { useHttp } from './ApiProvider';
import { callKeyOf, type CacheKey } from './cacheKey';
import { isResponseCache } from './responseCache';

/** Options of the cache. */
export interface UseCallOptions {
  /**
   * Whether the response for the last input stays until that for the next has come.
   * @default false
   */
  keepPreviousData?: boolean | undefined;
  /**
   * Milliseconds after which to request again; 0 for never.
   * @default 0
   */
  refreshInterval?: number | undefined;
}

/**
 * The response of a call that reads, cached by call and input. Pass `null` to wait. Two parts of a
 * page that ask the same within 30 s share one response; `useRefresh` makes all of them request
 * again. For changes use `useSubmit`.
 */
export function useCall<Input, Output>(
  call: Call<Input, Output>,
  input: Input | null,
  { keepPreviousData, refreshInterval }: UseCallOptions = {},
): SWRResponse<Output, ApiError> {
  const http = useHttp();
  const key: CacheKey<Input> | null = input === null ? null : [callKeyOf(call), input];
  useHold(key);
  return useSWR<Output, ApiError, CacheKey<Input> | null>(
    key,
    ([, asked]: CacheKey<Input>) => http.send(call, asked),
    {
      ...(keepPreviousData !== undefined && { keepPreviousData }),
      ...(refreshInterval !== undefined && { refreshInterval }),
    },
  );
}

/** Keeps the response of a key in the cache while it is on screen. */
function useHold(key: CacheKey<unknown> | null) {
  const { cache } = useSWRConfig();
  const cacheKey = unstable_serialize(key);
  useEffect(
    () => (cacheKey !== '' && isResponseCache(cache) ? cache.hold(cacheKey) : undefined),
    [cache, cacheKey],
  );
}
