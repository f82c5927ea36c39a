import { createPath, type Location, type Navigator } from 'react-router-dom';
import { createLocation, readLocation, writeLocation } from '../location';
import {
  changeTab,
  closeTabs,
  limitAwake,
  newTab,
  NO_TABS,
  showTab,
  type Tab,
  type TabsState,
} from './tabsModel';

export interface TabsOptions {
  /** Returns what makes two addresses the same tab. */
  tabKey(location: Location): string;
  /**
   * Returns where an address really leads, and whether its page is to be mounted anew. The same
   * location when it leads there itself.
   */
  resolve(location: Location): { location: Location; refresh?: boolean };
  /** Most tabs kept mounted. */
  awakeLimit: number;
  /** Addresses of tabs that are always there, before all others. */
  pinned: readonly string[];
  /** Tabs to open asleep, as `onTabsChange` gave them. */
  restored?: readonly RestoredTab[];
  /** Called with what is worth keeping whenever the set of tabs or an address in it changes. */
  onTabsChange?(tabs: readonly RestoredTab[]): void;
}

/** What is kept of a tab between two visits. */
export interface RestoredTab {
  path: string;
  title: string | null;
}

/**
 * The open tabs. The window's history is one timeline over all of them: an entry is an address, and
 * the address alone says which tab it belongs to. So a deep link, Back and Forward are the same
 * thing.
 */
export function createTabsStore({
  tabKey,
  resolve,
  awakeLimit,
  pinned,
  restored = [],
  onTabsChange,
}: TabsOptions) {
  let state: TabsState = openAsleep(pinned, restored, tabKey);
  const listeners = new Set<() => void>();
  const snapshots = new Map<string, Map<string, unknown>>();

  const set = (next: TabsState) => {
    const tabsChanged = next.tabs !== state.tabs;
    state = limitAwake(next, awakeLimit);
    for (const key of snapshots.keys())
      if (!state.tabs.some((tab) => tab.key === key)) snapshots.delete(key);
    for (const listener of listeners) listener();
    if (tabsChanged)
      onTabsChange?.(
        state.tabs
          .filter((tab) => !tab.pinned)
          .map((tab) => ({ path: createPath(tab.location), title: tab.title })),
      );
  };

  function show(wanted: Location, kind: 'push' | 'replace' | 'none', from?: string) {
    const { location, refresh = false } = resolve(wanted);
    const moved = location !== wanted;
    const replacing = kind === 'replace' && from === state.activeKey ? from : undefined;
    const key = tabKey(location);
    if (kind !== 'none' || moved) writeLocation(location, kind === 'none' ? 'replace' : kind);
    set(showTab(state, key, location, replacing));
    if (refresh) remount(key);
  }

  function remount(key: string) {
    const tab = state.tabs.find((open) => open.key === key);
    snapshots.delete(key);
    if (tab) set(changeTab(state, key, { version: tab.version + 1, title: null }));
  }

  /** A tab in the background may change its own address, or nothing that a person sees. */
  function navigate(from: string, location: Location, kind: 'push' | 'replace') {
    if (from === state.activeKey) show(location, kind, from);
    else if (tabKey(location) === from) set(changeTab(state, from, { location }));
  }

  function closeWhere(isClosing: (tab: Tab) => boolean) {
    const next = closeTabs(state, isClosing);
    const active = next.tabs.find((tab) => tab.key === next.activeKey);
    if (next.activeKey !== state.activeKey && active) {
      writeLocation(active.location, 'replace');
      set(showTab(next, active.key, active.location));
    } else set(next);
  }

  const syncWithWindow = () => show(readLocation(), 'none');

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Opens the window's address and follows Back and Forward until the returned function is
     * called.
     */
    start() {
      syncWithWindow();
      window.addEventListener('popstate', syncWithWindow);
      return () => window.removeEventListener('popstate', syncWithWindow);
    },
    open: (to: string) => show(createLocation(to), 'push'),
    activate(key: string) {
      const tab = state.tabs.find((open) => open.key === key);
      if (tab && key !== state.activeKey) show(tab.location, 'push');
    },
    close: (key: string) => closeWhere((tab) => tab.key === key),
    closeOthers(key: string) {
      closeWhere((tab) => tab.key !== key);
      const tab = state.tabs.find((open) => open.key === key);
      if (tab && key !== state.activeKey) show(tab.location, 'replace');
    },
    closeAll: () => closeWhere(() => true),
    refresh: remount,
    setTitle(key: string, title: string) {
      const tab = state.tabs.find((open) => open.key === key);
      if (tab && tab.title !== title) set(changeTab(state, key, { title }));
    },
    /** What the page of this tab keeps while it sleeps. */
    snapshot(key: string) {
      if (!snapshots.has(key)) snapshots.set(key, new Map());
      return snapshots.get(key)!;
    },
    /** The navigator that the tab's own router uses. */
    navigatorFor: (key: string): Navigator => ({
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: (to, usr) => navigate(key, createLocation(to, usr), 'push'),
      replace: (to, usr) => navigate(key, createLocation(to, usr), 'replace'),
    }),
  };
}

export type TabsStore = ReturnType<typeof createTabsStore>;

function openAsleep(
  pinned: readonly string[],
  restored: readonly RestoredTab[],
  tabKey: TabsOptions['tabKey'],
): TabsState {
  const tabs = new Map<string, Tab>();
  const add = (path: string, more: Partial<Tab>) => {
    const location = createLocation(path);
    const key = tabKey(location);
    if (!tabs.has(key)) tabs.set(key, newTab(key, location, { asleep: true, ...more }));
  };
  for (const path of pinned) add(path, { pinned: true });
  for (const { path, title } of restored) add(path, { title });
  return { ...NO_TABS, tabs: [...tabs.values()], visited: [...tabs.keys()] };
}
