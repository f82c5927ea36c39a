import { createStore } from '@mingjian/ui';
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
  /** Returns the key of a location's tab. */
  tabKey(location: Location): string;
  /**
   * Returns the destination of a location, the same object when it is already one, and whether its
   * page remounts.
   */
  resolve(location: Location): { location: Location; refresh?: boolean };
  /** Maximum number of mounted tabs. */
  awakeLimit: number;
  /** Addresses of tabs that always exist, before all others. */
  pinned: readonly string[];
  /** Tabs to open asleep, from an earlier `onTabsChange`. */
  restored?: readonly StoredTab[];
  /** Called with the tabs to store whenever a tab or its address changes. */
  onTabsChange?(tabs: readonly StoredTab[]): void;
}

/** The stored form of a tab between two visits. */
export interface StoredTab {
  path: string;
  title: string | null;
}

/**
 * Creates the store of the open tabs. All tabs share the window's history: an entry is an address,
 * and the address alone determines its tab. Deep links, Back and Forward therefore work alike.
 */
export function createTabsStore(options: TabsOptions) {
  const { tabKey, resolve } = options;
  const { store, set, find, snapshots } = createTabsState(options);

  function show(requested: Location, kind: 'push' | 'replace' | 'none', from?: string) {
    const { location, refresh = false } = resolve(requested);
    const isRedirected = location !== requested;
    const replacing = kind === 'replace' && from === store.get().activeKey ? from : undefined;
    const key = tabKey(location);
    if (kind !== 'none' || isRedirected)
      writeLocation(location, kind === 'none' ? 'replace' : kind);
    set(showTab(store.get(), key, location, replacing));
    if (refresh) remount(key);
  }

  function remount(key: string) {
    const tab = find(key);
    snapshots.delete(key);
    if (tab) set(changeTab(store.get(), key, { version: tab.version + 1, title: null }));
  }

  /** A background tab may change its own address, but cannot show another page. */
  function navigate(from: string, location: Location, kind: 'push' | 'replace') {
    if (from === store.get().activeKey) show(location, kind, from);
    else if (tabKey(location) === from) set(changeTab(store.get(), from, { location }));
  }

  function closeWhere(isClosing: (tab: Tab) => boolean) {
    const state = store.get();
    const next = closeTabs(state, isClosing);
    const active = next.tabs.find((tab) => tab.key === next.activeKey);
    if (next.activeKey !== state.activeKey && active) {
      writeLocation(active.location, 'replace');
      set(showTab(next, active.key, active.location));
    } else set(next);
  }

  const syncWithWindow = () => show(readLocation(), 'none');

  return {
    get: store.get,
    getInitial: store.getInitial,
    subscribe: store.subscribe,
    /** Opens the window's address and follows Back and Forward. Returns a function that stops. */
    start() {
      syncWithWindow();
      window.addEventListener('popstate', syncWithWindow);
      return () => window.removeEventListener('popstate', syncWithWindow);
    },
    open: (to: string) => show(createLocation(to), 'push'),
    activate(key: string) {
      const tab = find(key);
      if (tab && key !== store.get().activeKey) show(tab.location, 'push');
    },
    close: (key: string) => closeWhere((tab) => tab.key === key),
    closeOthers(key: string) {
      closeWhere((tab) => tab.key !== key);
      const tab = find(key);
      if (tab && key !== store.get().activeKey) show(tab.location, 'replace');
    },
    closeAll: () => closeWhere(() => true),
    refresh: remount,
    setTitle(key: string, title: string) {
      const tab = find(key);
      if (tab && tab.title !== title) set(changeTab(store.get(), key, { title }));
    },
    /** Returns the values that the tab's page stores while it sleeps. */
    snapshot: snapshots.of,
    /** Returns the navigator of the tab's router. */
    navigatorFor: (key: string) =>
      createNavigator((location, kind) => navigate(key, location, kind)),
  };
}

export type TabsStore = ReturnType<typeof createTabsStore>;

/** Creates the tabs' state. Setting it limits the mounted tabs and reports the ones to store. */
function createTabsState({ tabKey, awakeLimit, pinned, restored = [], onTabsChange }: TabsOptions) {
  const store = createStore<TabsState>(openAsleep(pinned, restored, tabKey));
  const snapshots = createSnapshots();
  return {
    store,
    snapshots,
    find: (key: string) => store.get().tabs.find((tab) => tab.key === key),
    set(next: TabsState) {
      const tabsChanged = next.tabs !== store.get().tabs;
      snapshots.retain((key) => next.tabs.some((tab) => tab.key === key));
      store.set(limitAwake(next, awakeLimit));
      if (tabsChanged) onTabsChange?.(storedFormOf(store.get().tabs));
    },
  };
}

/** Creates the values that pages store while they sleep, by the keys of their tabs. */
function createSnapshots() {
  const snapshots = new Map<string, Map<string, unknown>>();
  return {
    of(key: string) {
      if (!snapshots.has(key)) snapshots.set(key, new Map());
      return snapshots.get(key)!;
    },
    delete: (key: string) => snapshots.delete(key),
    retain(isOpen: (key: string) => boolean) {
      for (const key of snapshots.keys()) if (!isOpen(key)) snapshots.delete(key);
    },
  };
}

function createNavigator(
  navigate: (location: Location, kind: 'push' | 'replace') => void,
): Navigator {
  return {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state) => navigate(createLocation(to, state), 'push'),
    replace: (to, state) => navigate(createLocation(to, state), 'replace'),
  };
}

function storedFormOf(tabs: readonly Tab[]): StoredTab[] {
  return tabs
    .filter((tab) => !tab.pinned)
    .map(({ location, title }) => ({ path: createPath(location), title }));
}

function openAsleep(
  pinned: readonly string[],
  restored: readonly StoredTab[],
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
