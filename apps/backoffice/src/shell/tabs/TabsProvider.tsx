import { useEffect, useState, type ReactNode } from 'react';
import { resolveLocation } from '../menu/resolveLocation';
import type { RouteTable } from '../menu/routeTable';
import { tabKeyOf } from './tabKey';
import { TabsContext } from './TabsContext';
import { createTabsStore, type StoredTab } from './tabsStore';

const AWAKE_TABS = 30;

export interface TabsProviderProps {
  table: RouteTable;
  userId: string;
  children: ReactNode;
}

/** Provides the tabs of one person. They are stored, and restored on the next visit. */
export function TabsProvider({ table, userId, children }: TabsProviderProps) {
  const [store] = useState(() =>
    createTabsStore({
      tabKey: (location) => tabKeyOf(location, table.find(location.pathname)?.screen?.tabBy),
      resolve: (location) => resolveLocation(location, table),
      awakeLimit: AWAKE_TABS,
      pinned: ['/dashboard'],
      restored: readStoredTabs(userId).filter(({ path }) => table.find(path.split('?')[0]!)),
      onTabsChange: (tabs) => storeTabs(userId, tabs),
    }),
  );
  useEffect(() => store.start(), [store]);
  return <TabsContext value={store}>{children}</TabsContext>;
}

const key = (userId: string) => `mj.tabs.${userId}`;

/** Returns the tabs that this person left open on this computer. */
function readStoredTabs(userId: string): StoredTab[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isStoredTab).slice(0, 60) : [];
  } catch {
    return [];
  }
}

/** Stores the open tabs for this person's next visit. */
function storeTabs(userId: string, tabs: readonly StoredTab[]) {
  localStorage.setItem(key(userId), JSON.stringify(tabs));
}

function isStoredTab(tab: unknown): tab is StoredTab {
  const { path, title } = (tab ?? {}) as Partial<StoredTab>;
  return (
    typeof path === 'string' &&
    path.startsWith('/') &&
    (title === null || typeof title === 'string')
  );
}
