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

/**
 * What `select` reads of the open tabs. It must return what is in the state, never a new object.
 */
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

/** What survives the sleep of its tab. */
export interface TabMemory<T> {
  /** What was kept when this part was first drawn. */
  kept: T | undefined;
  /** Keeps a value; it renders nothing. */
  keep(value: T): void;
}

/**
 * Keeps a value for as long as the tab is open, asleep or not. `name` is unique within the page.
 */
export function useTabMemory<T>(name: string): TabMemory<T> {
  const store = use(TabsContext);
  const key = use(TabKeyContext);
  const [kept] = useState(() => store?.snapshot(key).get(name) as T | undefined);
  const keep = useCallback(
    (value: T) => void store?.snapshot(key).set(name, value),
    [store, key, name],
  );
  return { kept, keep };
}
