import type { Call } from '../index';
import { useCallback } from 'react';
import { preload } from 'swr';
import { useHttp } from './ApiProvider';
import { callKeyOf, type CacheKey } from './cacheKey';

/**
 * Asks for a response that will be needed soon, so that `useCall` finds it. One that fails is asked
 * for again when it is needed.
 */
export type Preload = <Input, Output>(call: Call<Input, Output>, input: Input) => void;

/** Returns the function that asks ahead: `preload(orderBase.getOrderDetail, { orderId })`. */
export function usePreload(): Preload {
  const http = useHttp();
  return useCallback(
    <Input, Output>(call: Call<Input, Output>, input: Input) => {
      const key: CacheKey<Input> = [callKeyOf(call), input];
      preload(key, async () => http.send(call, input, { isAhead: true })).catch(() => {});
    },
    [http],
  );
}
