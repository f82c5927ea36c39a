import { useSyncExternalStore } from 'react';

/** State outside React that many components read and few change. */
export interface Store<State> {
  /** Returns the current state. */
  get(): State;
  /** Returns the state that the store was created with: the one to render on the server. */
  getInitial(): State;
  /** Replaces the state. The listeners are not called when it is the same value. */
  set(state: State): void;
  /** Replaces the state by what `change` returns for the current one. */
  update(change: (state: State) => State): void;
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/** The reading half of a store, which is all that `useStore` needs. */
export type ReadableStore<State> = Pick<Store<State>, 'get' | 'getInitial' | 'subscribe'>;

/** Creates a store that holds `initial`. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();

  const set = (next: State) => {
    if (Object.is(next, state)) return;
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    get: () => state,
    getInitial: () => initial,
    set,
    update: (change) => set(change(state)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the state of a store, and renders again when it changes. */
export function useStore<State>(store: ReadableStore<State>): State;
/**
 * Returns a part of the state of a store, and renders again when that part changes. `select` must
 * return a value that is in the state, never a new object.
 */
export function useStore<State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
): Part;
export function useStore<State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => State | Part = (state) => state,
): State | Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.getInitial()),
  );
}
