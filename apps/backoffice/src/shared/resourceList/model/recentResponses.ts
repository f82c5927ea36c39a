/** Responses of one session's client that are used again for a while, in memory only. */
export interface RecentResponses<T> {
  /** Returns a stored response; `undefined` when there is none, or it is too old. */
  get(owner: object, key: string): T | undefined;
  set(owner: object, key: string, response: T): void;
  forget(owner: object, key: string): void;
}

/** Most responses of one owner. The oldest goes first. */
const LIMIT = 20;

/** Returns a store of responses that are valid for some milliseconds. */
export function createRecentResponses<T>(
  validFor: number,
  now: () => number = () => performance.now(),
): RecentResponses<T> {
  const stores = new WeakMap<object, Map<string, { response: T; at: number }>>();
  return {
    get(owner, key) {
      const stored = stores.get(owner)?.get(key);
      return stored && now() - stored.at < validFor ? stored.response : undefined;
    },
    set(owner, key, response) {
      const store = stores.get(owner) ?? new Map<string, { response: T; at: number }>();
      stores.set(owner, store);
      store.delete(key);
      store.set(key, { response, at: now() });
      const [oldest] = store.keys();
      if (store.size > LIMIT && oldest !== undefined) store.delete(oldest);
    },
    forget: (owner, key) => void stores.get(owner)?.delete(key),
  };
}
