import type { Location } from 'react-router-dom';

/** One open tab. A new object means that something a person sees of this tab changed. */
export interface Tab {
  /** What makes two addresses the same tab. It never changes while the tab is open. */
  key: string;
  location: Location;
  /** Raised by refresh: it is part of the React key, so the page mounts anew. */
  version: number;
  /** What the page calls itself, such as an order number; `null` while the menu's name serves. */
  title: string | null;
  /** Whether the page is unmounted and only its snapshot is kept. */
  asleep: boolean;
  /** Whether it stays when others are closed. */
  pinned: boolean;
}

export interface TabsState {
  tabs: readonly Tab[];
  activeKey: string;
  /** Keys by last visit, newest last: who sleeps first, and where closing returns to. */
  visited: readonly string[];
}

export const NO_TABS: TabsState = { tabs: [], activeKey: '', visited: [] };

/**
 * Shows `location` in the tab `key`, opening or waking it; `replacing` is the tab that it takes the
 * place of.
 */
export function showTab(
  state: TabsState,
  key: string,
  location: Location,
  replacing?: string,
): TabsState {
  const known = state.tabs.find((tab) => tab.key === key);
  const gone =
    replacing === key || state.tabs.some((tab) => tab.key === replacing && tab.pinned)
      ? undefined
      : replacing;
  const shown: Tab = known ? { ...known, location, asleep: false } : newTab(key, location);
  const same = known && !known.asleep && known.location.key === location.key;

  let tabs = state.tabs;
  if (known) tabs = same ? tabs : tabs.map((tab) => (tab.key === key ? shown : tab));
  else if (gone) tabs = tabs.map((tab) => (tab.key === gone ? shown : tab));
  else tabs = [...tabs, shown];
  if (known && gone) tabs = tabs.filter((tab) => tab.key !== gone);

  return {
    tabs,
    activeKey: key,
    visited: [...state.visited.filter((k) => k !== key && k !== gone), key],
  };
}

/** Returns a tab at `location`, awake and unpinned. */
export function newTab(key: string, location: Location, more: Partial<Tab> = {}): Tab {
  return { key, location, version: 0, title: null, asleep: false, pinned: false, ...more };
}

/** Changes one tab without showing it. */
export function changeTab(state: TabsState, key: string, patch: Partial<Tab>): TabsState {
  return {
    ...state,
    tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, ...patch } : tab)),
  };
}

/**
 * Removes the tabs that `isClosing` picks, pinned ones never; the last one visited of the rest
 * becomes active.
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

/** Puts the longest unvisited tabs to sleep until `limit` are awake; the active one never. */
export function limitAwake(state: TabsState, limit: number): TabsState {
  const awake = state.tabs.filter((tab) => !tab.asleep);
  const surplus = awake.length - limit;
  if (surplus <= 0) return state;
  const rank = (tab: Tab) =>
    tab.key === state.activeKey ? Number.POSITIVE_INFINITY : state.visited.indexOf(tab.key);
  const tired = new Set(
    [...awake]
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, surplus)
      .map((tab) => tab.key),
  );
  return {
    ...state,
    tabs: state.tabs.map((tab) => (tired.has(tab.key) ? { ...tab, asleep: true } : tab)),
  };
}
