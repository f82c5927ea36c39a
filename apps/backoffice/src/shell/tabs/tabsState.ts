import { createStore } from '@mingjian/ui';
import { createPath, type Location } from 'react-router-dom';
import { createLocation } from '../location';
import { createClosedTabs } from './closedTabs';
import { newTab, NO_TABS, type Tab, type TabsState } from './tab';
import { createTabMemories } from './tabMemories';
import { limitAwake } from './tabsModel';
import type { StoredTab } from './tabStorage';
import { createUnsavedStore } from './unsaved';

export interface TabsStateOptions {
  /** Returns the key of a location's tab. */
  tabKey(location: Location): string;
  /** Maximum number of mounted tabs. */
  awakeLimit: number;
  /** Whether the page of a location stays mounted when another tab is shown. @default always */
  isCached?(location: Location): boolean;
  /** Addresses of tabs that always exist, before all others. */
  affix: readonly string[];
  /** Tabs to open asleep, from an earlier `onTabsChange`. */
  restored?: readonly StoredTab[];
  /** Called with the tabs to store whenever a tab, its address or the order changes. */
  onTabsChange?(tabs: readonly StoredTab[]): void;
}

/**
 * Creates the tabs' state, and what belongs to each tab. Setting the state unmounts pages that are
 * too many or not cached, forgets what belonged to closed tabs, and reports the tabs to store.
 */
export function createTabsState(options: TabsStateOptions) {
  const { awakeLimit, isCached = () => true, onTabsChange } = options;
  const store = createStore<TabsState>(openAsleep(options));
  const memories = createTabMemories();
  const unsaved = createUnsavedStore();
  const find = (key: string) => store.get().tabs.find((tab) => tab.key === key);
  const rules = { limit: awakeLimit, isCached: ({ location }: Tab) => isCached(location) };

  return {
    store,
    memories,
    unsaved,
    closed: createClosedTabs(),
    find,
    set(wanted: TabsState) {
      const before = store.get();
      const next = limitAwake(wanted, rules);
      store.set(next);
      const isOpen = (key: string) => next.tabs.some((tab) => tab.key === key);
      memories.retain(isOpen);
      unsaved.retain(isOpen);
      for (const tab of next.tabs) {
        if (!tab.asleep || rules.isCached(tab)) continue;
        memories.delete(tab.key);
        unsaved.delete(tab.key);
      }
      if (next.tabs !== before.tabs) onTabsChange?.(storedFormOf(next.tabs));
    },
  };
}

function storedFormOf(tabs: readonly Tab[]): StoredTab[] {
  return tabs
    .filter(({ pin }) => pin !== 'affix')
    .map(({ location, title, keptTitle, pin }) => ({
      path: createPath(location),
      title,
      ...(keptTitle !== title && { keptTitle }),
      ...(pin === 'user' && { pinned: true }),
    }));
}

function openAsleep({ affix, restored = [], tabKey }: TabsStateOptions): TabsState {
  const tabs = new Map<string, Tab>();
  const add = (path: string, more: Partial<Tab>) => {
    const location = createLocation(path);
    const key = tabKey(location);
    if (!tabs.has(key)) tabs.set(key, newTab(key, location, { asleep: true, ...more }));
  };
  for (const path of affix) add(path, { pin: 'affix' });
  for (const { path, title, keptTitle = title, pinned } of restored)
    if (pinned) add(path, { title, keptTitle, pin: 'user' });
  for (const { path, title, keptTitle = title } of restored) add(path, { title, keptTitle });
  return { ...NO_TABS, tabs: [...tabs.values()], visited: [...tabs.keys()] };
}
