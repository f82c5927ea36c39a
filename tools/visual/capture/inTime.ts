import { setTimeout } from 'node:timers/promises';

/**
 * Resolves to what `work` does, unless it takes longer than `limit` milliseconds; what it does
 * later is not waited for. Whatever goes wrong is an `Error`.
 */
export async function inTime<Value>(work: Promise<Value>, limit: number): Promise<Value> {
  const end = new AbortController();
  const late = setTimeout(limit, null, { signal: end.signal }).then(() => {
    throw new Error(`It did not come to an end in ${limit / 1000} s.`);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw error instanceof Error ? error : new Error(String(error));
  } finally {
    for (const left of [work, late]) left.catch(() => {});
    end.abort();
  }
}
