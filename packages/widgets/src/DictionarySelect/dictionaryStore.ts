import { createStore, type ReadableStore } from '@mingjian/ui';
import type { DictionaryValue } from './model/dictionaryValue';

/** Loads the values of a dictionary in their order, those that are switched off included. */
export type DictionaryLoad = (
  code: string,
  options: { signal: AbortSignal },
) => Promise<readonly DictionaryValue[]>;

/** A dictionary as far as it is loaded. */
export interface LoadedDictionary {
  /** `undefined` before the first response. A failed request leaves the previous ones. */
  values: readonly DictionaryValue[] | undefined;
  /** Whether the latest request failed. */
  hasFailed: boolean;
}

/** The dictionaries of an application: each is requested once for all its readers. */
export interface DictionaryStore extends Pick<
  ReadableStore<ReadonlyMap<string, LoadedDictionary>>,
  'get' | 'getInitial' | 'subscribe'
> {
  /**
   * Requests a dictionary unless it is loaded or on its way, and keeps it up to date. Returns a
   * function that ends that.
   */
  watch(this: void, code: string): () => void;
  /**
   * Requests a dictionary, or all, again: at once those that are watched, others when they are
   * watched next. Values that are loaded stay until the response.
   */
  refresh(this: void, code?: string): void;
  /** Refreshes all dictionaries whose latest request failed: what failed for one failed for all. */
  retry(this: void): void;
}

/** Creates the store of an application's dictionaries. */
export function createDictionaryStore(load: DictionaryLoad): DictionaryStore {
  const store = createStore<ReadonlyMap<string, LoadedDictionary>>(new Map());
  const watchers = new Map<string, number>();
  const running = new Map<string, AbortController>();
  const outdated = new Set<string>();

  const setLoaded = (code: string, change: Partial<LoadedDictionary>) =>
    store.update((all) => {
      const last = all.get(code) ?? { values: undefined, hasFailed: false };
      return new Map(all).set(code, { ...last, ...change });
    });

  async function request(code: string) {
    running.get(code)?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.set(code, controller);
    outdated.delete(code);
    if (store.get().get(code)?.hasFailed) setLoaded(code, { hasFailed: false });
    try {
      const values = await load(code, { signal });
      if (!signal.aborted) setLoaded(code, { values, hasFailed: false });
    } catch {
      if (!signal.aborted) setLoaded(code, { hasFailed: true });
    } finally {
      if (running.get(code) === controller) running.delete(code);
    }
  }

  function refreshOne(code: string) {
    if (watchers.has(code)) void request(code);
    else outdated.add(code);
  }

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    watch(code) {
      watchers.set(code, (watchers.get(code) ?? 0) + 1);
      const loaded = store.get().get(code);
      const isCurrent = loaded?.values !== undefined && !loaded.hasFailed && !outdated.has(code);
      if (outdated.has(code) || (!isCurrent && !running.has(code))) void request(code);
      return () => {
        const left = watchers.get(code)! - 1;
        if (left > 0) watchers.set(code, left);
        else watchers.delete(code);
      };
    },
    refresh(code) {
      const codes = code === undefined ? [...store.get().keys(), ...running.keys()] : [code];
      for (const one of new Set(codes)) refreshOne(one);
    },
    retry() {
      for (const [code, { hasFailed }] of store.get()) if (hasFailed) refreshOne(code);
    },
  };
}
