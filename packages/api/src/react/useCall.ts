import type { ApiError, Call } from '@mingjian/api';
import useSWR, { type SWRResponse } from 'swr';
import { useHttp } from './ApiProvider';
import { placeOf, type CacheKey } from './cacheKey';

/** How an answer is kept. */
export interface UseCallOptions {
  /**
   * Whether the answer for the last input stays until that for the next has come.
   * @default false
   */
  keepPreviousData?: boolean;
  /**
   * Milliseconds after which to ask again; 0 for never.
   * @default 0
   */
  refreshInterval?: number;
}

/**
 * The answer of a call that reads, cached by call and input. Pass `null` to wait. Two parts of a
 * page that ask the same within 30 s share one answer; `useRefresh` makes all of them ask again.
 * For lists use `usePage`, for changes `useSubmit`.
 */
export function useCall<Input, Output>(
  call: Call<Input, Output>,
  input: Input | null,
  options: UseCallOptions = {},
): SWRResponse<Output, ApiError> {
  const http = useHttp();
  const key: CacheKey<Input> | null = input === null ? null : [placeOf(call), input];
  return useSWR<Output, ApiError, CacheKey<Input> | null>(
    key,
    ([, asked]: CacheKey<Input>) => http.send(call, asked),
    options,
  );
}
