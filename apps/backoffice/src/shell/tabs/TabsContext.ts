import { createContext, use, useCallback, useEffect, useState } from 'react';
import { createStore, useStore } from '@mingjian/ui';
import type { TabsState } from './tab';
import type { TabsStore } from './tabsStore';
import type { UnsavedInput, UnsavedInputs } from './unsaved';

export const TabsContext = createContext<TabsStore | null>(null);
export const TabKeyContext = createContext('');

/** The store of the open tabs. */
export function useTabsStore(): TabsStore {
  const store = use(TabsContext);
  if (!store) throw new Error('There are no tabs here: render this inside TabsContext.');
  return store;
}

/** The selected part of the tabs state. `select` must return a part of it, never a new object. */
export function useTabs<T>(select: (state: TabsState) => T): T {
  return useStore(useTabsStore(), select);
}

/** Sets the title of a window without tabs. */
export const WindowTitleContext = createContext((title: string) => {
  document.title = title;
});

/**
 * Sets the title of the page's tab; outside tabs, that of the window. `keptTitle` is what stays in
 * the browser after signing out: it names no person.
 */
export function useTabTitle(title: string | undefined, keptTitle = title) {
  const store = use(TabsContext);
  const key = use(TabKeyContext);
  const nameWindow = use(WindowTitleContext);
  useEffect(() => {
    if (!title) return;
    if (store) store.setTitle(key, title, keptTitle ?? title);
    else nameWindow(title);
  }, [store, key, nameWindow, title, keptTitle]);
}

/** A value that survives the sleep of its tab. */
export interface TabMemory<T> {
  /** The value at mount. */
  stored: T | undefined;
  /** Stores a value without rendering. */
  save(value: T): void;
}

/** Stores a value while the tab is open, asleep or not. `name` is unique within the page. */
export function useTabMemory<T>(name: string): TabMemory<T> {
  const store = use(TabsContext);
  const key = use(TabKeyContext);
  // Held from the mount on: what a page stores as it is closed belongs to the closed tab.
  const [memory] = useState(() => store?.memory(key));
  const [stored] = useState(() => memory?.get(name) as T | undefined);
  const save = useCallback((value: T) => void memory?.set(name, value), [memory, name]);
  return { stored, save };
}

/** The unsaved input of a form, as its tab shows it and closing it asks about it. */
export type UnsavedReport = Omit<UnsavedInput, 'record'>;

/**
 * Returns a function that reports the unsaved input of a form to its tab; `null` once there is none
 * any more. It stays reported while the tab is hidden or sleeps. Outside tabs it does nothing.
 */
export function useUnsavedReport(record: string): (input: UnsavedReport | null) => void {
  const store = use(TabsContext);
  const key = use(TabKeyContext);
  return useCallback((input) => store?.unsaved.report(key, record, input), [store, key, record]);
}

/** Returns whether the page's tab has unsaved input; outside tabs, always `false`. */
export function useIsTabUnsaved(): boolean {
  const store = use(TabsContext);
  const key = use(TabKeyContext);
  return useStore(store?.unsaved ?? NOTHING_UNSAVED, (inputs) => inputs.has(key));
}

const NOTHING_UNSAVED = createStore<UnsavedInputs>(new Map());
