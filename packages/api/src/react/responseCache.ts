import type { Cache, State } from 'swr';
import { SWRGlobalState } from 'swr/_internal';

/** The responses of one client, as SWR reads and writes them. */
export interface ResponseCache extends Cache<unknown> {
  /** Keeps the response of a key until the returned function is called: it is on screen. */
  hold(key: string): () => void;
}

/**
 * Creates a cache of `limit` responses, in which a day of work would otherwise pile up. The longest
 * unused ones are forgotten, and requested again when they are needed.
 */
export function createResponseCache(limit: number): ResponseCache {
  const states = new Map<string, State<unknown, unknown>>();
  const holders = new Map<string, number>();
  const shrink = () => {
    for (const key of states.keys()) {
      if (states.size <= limit) return;
      if (holders.has(key)) continue;
      states.delete(key);
      forgetListeners(cache, key);
    }
  };
  /** Makes a response the last one to be forgotten. Not on reading: SWR walks along the keys. */
  const touch = (key: string) => {
    const state = states.get(key);
    if (!state) return;
    states.delete(key);
    states.set(key, state);
  };
  const cache: ResponseCache = {
    keys: () => states.keys(),
    get: (key) => states.get(key),
    set(key, state) {
      states.set(key, state);
      shrink();
    },
    delete: (key) => void states.delete(key),
    hold(key) {
      holders.set(key, (holders.get(key) ?? 0) + 1);
      return () => {
        const left = (holders.get(key) ?? 0) - 1;
        if (left > 0) holders.set(key, left);
        else holders.delete(key);
        touch(key);
      };
    },
  };
  return cache;
}

/**
 * Removes the list of listeners of a key on which nobody listens. SWR makes one for every key and
 * keeps it, also empty, as long as the cache lives.
 */
function forgetListeners(cache: ResponseCache, key: string): void {
  const listeners = SWRGlobalState.get(cache)?.[0];
  if (listeners?.[key]?.length === 0) delete listeners[key];
}

/** Whether a cache of SWR is one of these. */
export function isResponseCache(cache: Cache<unknown>): cache is ResponseCache {
  return 'hold' in cache;
}
