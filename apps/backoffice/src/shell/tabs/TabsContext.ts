import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { TabsState } from './tabsModel';
import type { TabsStore } from './tabsStore';

export const TabsContext = createContext<TabsStore | null>(null);
export const TabKeyContext = createContext('');

/** The store of the open tabs. */
export function useTabsStore(): TabsStore {
  const store = use(TabsContext);
  if (!store) throw new Error('There are no tabs here: render this inside TabsContext.');
  return store;
}

/** What `select` reads of the open tabs. It must return what is in the state, never a new object. */
export function useTabs<T>(select: (state: TabsState) => T): T {
  const store = useTabsStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** Names the tab that this page is in; outside tabs, the window. */
export function useTabTitle(title: string | undefined) {
  const store = use(TabsContext);
  const key = use(TabKeyContext);
  useEffect(() => {
    if (!title) return;
    if (store) store.setTitle(key, title);
    else document.title = title;
  }, [store, key, title]);
}

/** State that survives the sleep of its tab. `name` is unique within the page. */
export function useTabState<T>(name: string, initial: T): [T, (value: T) => void] {
  const store = use(TabsContext);
  const key = use(TabKeyContext);
  const [value, setValue] = useState(() => {
    const snapshot = store?.snapshot(key);
    return snapshot?.has(name) ? (snapshot.get(name) as T) : initial;
  });
  const change = useCallback(
    (next: T) => {
      store?.snapshot(key).set(name, next);
      setValue(next);
    },
    [store, key, name],
  );
  return [value, change];
}
