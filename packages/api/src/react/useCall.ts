import type { ApiError, Call } from '../index';
import useSWR, { type SWRResponse } from 'swr';
import { useHttp } from './ApiProvider';
import { callKeyOf, type CacheKey } from './cacheKey';

/** Options of the cache. */
export interface UseCallOptions {
  /**
   * Whether the response for the last input stays until that for the next has come.
   * @default false
   */
  keepPreviousData?: boolean;
  /**
   * Milliseconds after which to request again; 0 for never.
   * @default 0
   */
  refreshInterval?: number;
}

/**
 * The response of a call that reads, cached by call and input. Pass `null` to wait. Two parts of a
 * page that ask the same within 30 s share one response; `useRefresh` makes all of them request
 * again. For changes use `useSubmit`.
 */
export function useCall<Input, Output>(
  call: Call<Input, Output>,
  input: Input | null,
  options: UseCallOptions = {},
): SWRResponse<Output, ApiError> {
  const http = useHttp();
  const key: CacheKey<Input> | null = input === null ? null : [callKeyOf(call), input];
  return useSWR<Output, ApiError, CacheKey<Input> | null>(
    key,
    ([, asked]: CacheKey<Input>) => http.send(call, asked),
    options,
  );
}
