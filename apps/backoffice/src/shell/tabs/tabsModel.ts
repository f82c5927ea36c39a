import type { Location } from 'react-router-dom';
import { newTab, type Tab, type TabsState } from './tab';
import { insertTab, keysToClose, type CloseScope } from './tabOrder';

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
    replacing === key || state.tabs.some((tab) => tab.key === replacing && tab.pin !== null)
      ? undefined
      : replacing;
  const shown: Tab = existing ? { ...existing, location, asleep: false } : newTab(key, location);
  const isSame = existing && !existing.asleep && existing.location.key === location.key;

  let tabs = state.tabs;
  if (existing) tabs = isSame ? tabs : tabs.map((tab) => (tab.key === key ? shown : tab));
  else if (tabs.some((tab) => tab.key === removed))
    tabs = tabs.map((tab) => (tab.key === removed ? shown : tab));
  else tabs = [...tabs, shown];
  if (existing && removed) tabs = tabs.filter((tab) => tab.key !== removed);

  return {
    tabs,
    activeKey: key,
    visited: [...state.visited.filter((visited) => visited !== key && visited !== removed), key],
  };
}

/** Returns the state with one tab changed, without showing it. */
export function changeTab(state: TabsState, key: string, patch: Partial<Tab>): TabsState {
  return {
    ...state,
    tabs: state.tabs.map((tab) => (tab.key === key ? { ...tab, ...patch } : tab)),
  };
}

/**
 * Returns the state without the tabs of `scope` around the tab `key`. The most recently visited
 * remaining tab becomes active; after closing its neighbours, the tab `key`.
 */
export function closeTabs(state: TabsState, scope: CloseScope, key: string): TabsState {
  const closing = new Set(keysToClose(state.tabs, scope, key));
  if (closing.size === 0 && scope !== 'others') return state;
  const tabs = state.tabs.filter((tab) => !closing.has(tab.key));
  const visited = state.visited.filter((visitedKey) => !closing.has(visitedKey));
  const isAroundKey = scope === 'others' || scope === 'left' || scope === 'right';
  const isLeft = closing.has(state.activeKey) || scope === 'others';
  const activeKey = isLeft ? (isAroundKey ? key : (visited.at(-1) ?? '')) : state.activeKey;
  return {
    tabs: tabs.map((tab) =>
      tab.key === activeKey && tab.asleep ? { ...tab, asleep: false } : tab,
    ),
    activeKey,
    visited: visited.includes(activeKey)
      ? [...visited.filter((visitedKey) => visitedKey !== activeKey), activeKey]
      : visited,
  };
}

/** Returns the state with a closed tab open again at `index`, and shown. */
export function reopenTab(state: TabsState, tab: Tab, index: number): TabsState {
  return {
    tabs: insertTab(state.tabs, { ...tab, asleep: false }, index),
    activeKey: tab.key,
    visited: [...state.visited, tab.key],
  };
}

export interface AwakeRules {
  /** Maximum number of mounted pages. */
  limit: number;
  /** Whether the page of a tab stays mounted when another tab is shown. */
  isCached(tab: Tab): boolean;
}

/**
 * Returns the state with pages unmounted: those that are not cached, and the longest unvisited ones
 * until `limit` are mounted. The active one stays.
 */
export function limitAwake(state: TabsState, { limit, isCached }: AwakeRules): TabsState {
  const hidden = state.tabs.filter((tab) => !tab.asleep && tab.key !== state.activeKey);
  const rank = (tab: Tab) => state.visited.indexOf(tab.key);
  const cached = hidden.filter(isCached).sort((a, b) => rank(b) - rank(a));
  const mounted = new Set(cached.slice(0, limit - 1));
  const unmounted = new Set(hidden.filter((tab) => !mounted.has(tab)));
  if (unmounted.size === 0) return state;
  return {
    ...state,
    tabs: state.tabs.map((tab) => (unmounted.has(tab) ? { ...tab, asleep: true } : tab)),
  };
}
