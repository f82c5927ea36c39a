import { useSyncExternalStore } from 'react';

/** State outside React, for what many places read and few change. */
export interface Store<State> {
  get(): State;
  /** Replaces the state, or changes parts of it. */
  set(patch: Partial<State>): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store that holds `initial`. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(patch) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What `select` reads of the store. It must return what is in the state, never a new object. */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
