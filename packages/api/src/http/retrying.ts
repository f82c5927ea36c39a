import { ApiError } from './errors';

/** Number and pace of retries. */
export interface RetryOptions {
  /** Number of retries after the first try. @default 3 */
  times?: number | undefined;
  /**
   * Milliseconds before each further try; the last one repeats.
   * @default [500, 1_500, 4_000]
   */
  delays?: readonly number[] | undefined;
  /** Called before each further try, 1 the first: the place for a visible "正在重试". */
  onRetry?: ((attempt: number, error: ApiError) => void) | undefined;
  /** Stops trying again; the last failure is then thrown. */
  signal?: AbortSignal | undefined;
}

/**
 * Whether trying the same call again may help: no connection, no response in time, a fault of the
 * server or 503.
 */
export function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return (
    error.kind === 'network' ||
    error.kind === 'timeout' ||
    error.kind === 'server' ||
    error.status === 503
  );
}

/**
 * Runs a task that only reads, again after failures that may pass. Never wrap a call that changes
 * something.
 */
export async function retrying<T>(
  task: () => Promise<T>,
  { times = 3, delays = [500, 1_500, 4_000], onRetry, signal }: RetryOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (attempt > times || signal?.aborted || !isPassing(error)) throw error;
      onRetry?.(attempt, error);
      await pause(delays[Math.min(attempt, delays.length) - 1] ?? 0, signal);
      if (signal?.aborted) throw error;
    }
  }
}

function pause(delay: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, delay);
    signal?.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
