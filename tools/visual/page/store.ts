/**
 * A value outside React that changes whole: what reads a part of it renders only when that part
 * changes.
 */
export interface Store<Value> {
  get(): Value;
  /** Replaces the value. Nobody is told of the same one. */
  set(next: Value): void;
  /** Calls `listener` after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** Creates a store. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
