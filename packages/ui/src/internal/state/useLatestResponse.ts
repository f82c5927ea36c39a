import { useEffect, useEffectEvent, useState } from 'react';

export interface LatestResponseOptions {
  /**
   * Milliseconds to wait before a request starts, such as until typing pauses. A key that changes
   * meanwhile starts the wait anew.
   * @default 0
   */
  delay?: number | undefined;
}

export interface LatestResponse<Data> {
  /**
   * The latest successful response; the previous one while another request runs or after it failed.
   * `undefined` before the first.
   */
  data: Data | undefined;
  /** The error of the latest response, until the next one arrives; `null` when it succeeded. */
  error: Error | null;
  /** Whether a request runs or waits for its `delay`, and there is no data yet. */
  isLoading: boolean;
  /** Whether a request runs or waits for its `delay`. */
  isFetching: boolean;
  /** Requests again with the same key. */
  retry(): void;
  /** Changes the data in place, until the next response replaces it. */
  update(change: (data: Data) => Data): void;
}

interface Stored<Data> {
  /** The request that was responded to: attempt and key. */
  requestKey: string | null;
  data: Data | undefined;
  error: Error | null;
}

const NONE: Stored<never> = { requestKey: null, data: undefined, error: null };

/**
 * Requests data for `key` and returns the latest response. Another key, and unmounting, abort a
 * running request and ignore its response. With `null` nothing is requested and the data is
 * dropped. A hidden page that is shown again requests only data that it has no response for.
 */
export function useLatestResponse<Data>(
  key: string | null,
  request: (options: { signal: AbortSignal }) => Promise<Data>,
  { delay = 0 }: LatestResponseOptions = {},
): LatestResponse<Data> {
  const [attempt, setAttempt] = useState(0);
  const [stored, setStored] = useState<Stored<Data>>(NONE);
  const requestKey = key === null ? null : `${attempt} ${key}`;
  const isFetching = requestKey !== null && stored.requestKey !== requestKey;
  if (requestKey === null && stored !== NONE) setStored(NONE);

  const fetchData = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const data = await request({ signal });
      if (!signal.aborted) setStored({ requestKey, data, error: null });
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      if (!signal.aborted) setStored((last) => ({ requestKey, data: last.data, error }));
    }
  });
  const schedule = useEffectEvent((start: () => void) =>
    delay > 0 ? setTimeout(start, delay) : start(),
  );

  useEffect(() => {
    if (!isFetching) return undefined;
    const controller = new AbortController();
    const timer = schedule(() => void fetchData(controller.signal));
    return () => {
      if (timer !== undefined) clearTimeout(timer);
      controller.abort();
    };
  }, [isFetching, requestKey]);

  return {
    data: stored.data,
    error: stored.error,
    isLoading: isFetching && stored.data === undefined,
    isFetching,
    retry: () => setAttempt((count) => count + 1),
    update: (change) =>
      setStored((last) => (last.data === undefined ? last : { ...last, data: change(last.data) })),
  };
}
