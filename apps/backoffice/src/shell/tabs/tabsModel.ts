import type { Location } from 'react-router-dom';

/** One open tab. It is a new object only when something visible of the tab changed. */
export interface Tab {
  /** Identity of the tab, derived from its address. Constant while the tab is open. */
  key: string;
  location: Location;
  /** Incremented by refresh. Part of the React key, so the page remounts. */
  version: number;
  /** Title set by the page, such as an order number; `null` for the menu's name. */
  title: string | null;
  /** Whether the page is unmounted, with only its snapshot in memory. */
  asleep: boolean;
  /** Whether it cannot be closed. */
  pinned: boolean;
}

export interface TabsState {
  tabs: readonly Tab[];
  activeKey: string;
  /** Keys by last visit, newest last: the order of falling asleep, and the target of closing. */
  visited: readonly string[];
}

export const NO_TABS: TabsState = { tabs: [], activeKey: '', visited: [] };

/**
 * Returns the state with `location` shown in the tab `key`, which is opened or woken. It replaces
 * the tab `replacing`.
 */
export function showTab(
  state: TabsState,
  key: string,
  location: Location,
  replacing?: string,
): TabsState {
  const existing = state.tabs.find((tab) => tab.key === key);
  const removed =
    replacing === key || state.tabs.some((tab) => tab.key === replacing && tab.pinned)
      ? undefined
      : replacing;
  const shown: Tab = existing ? { ...existing, location, asleep: false } : newTab(key, location);
  const isSame = existing && !existing.asleep && existing.location.key === location.key;

  let tabs = state.tabs;
  if (existing) tabs = isSame ? tabs : tabs.map((tab) => (tab.key === key ? shown : tab));
  else if (removed) tabs = tabs.map((tab) => (tab.key === removed ? shown : tab));
  else tabs = [...tabs, shown];
  if (existing && removed) tabs = tabs.filter((tab) => tab.key !== removed);

  return {
    tabs,
    activeKey: key,
    visited: [...state.visited.filter((visited) => visited !== key && visited !== removed), key],
  };
}

/** Returns a tab at `location`, awake and unpinned. */
export function newTab(key: string, location: Location, more: Partial<Tab> = {}): Tab {
  return { key, location, version: 0, title: null, asleep: false, pinned: false, ...more };
}

/** Returns the state with one tab changed, without showing it. */
export function changeTab(state: TabsState, key: string, patch: Partial<Tab>): TabsState {
  return {
    ...state,
    tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, ...patch } : tab)),
  };
}

/**
 * Returns the state without the tabs that `isClosing` matches, except pinned ones. The most
 * recently visited remaining tab becomes active.
 */
export function closeTabs(state: TabsState, isClosing: (tab: Tab) => boolean): TabsState {
  const tabs = state.tabs.filter((tab) => tab.pinned || !isClosing(tab));
  const visited = state.visited.filter((key) => tabs.some((tab) => tab.key === key));
  const isActiveOpen = tabs.some((tab) => tab.key === state.activeKey);
  return {
    tabs,
    visited,
    activeKey: isActiveOpen ? state.activeKey : (visited.at(-1) ?? tabs.at(-1)?.key ?? ''),
  };
}

/** Puts the longest unvisited tabs to sleep until `limit` are awake. The active one stays awake. */
export function limitAwake(state: TabsState, limit: number): TabsState {
  const awake = state.tabs.filter((tab) => !tab.asleep);
  const surplus = awake.length - limit;
  if (surplus <= 0) return state;
  const rank = (tab: Tab) =>
    tab.key === state.activeKey ? Number.POSITIVE_INFINITY : state.visited.indexOf(tab.key);
  const sleepy = new Set(
    [...awake]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, surplus)
      .map((tab) => tab.key),
  );
  return {
    ...state,
    tabs: state.tabs.map((tab) => (sleepy.has(tab.key) ? { ...tab, asleep: true } : tab)),
  };
}
