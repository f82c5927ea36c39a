import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from '@mingjian/ui';
import { resolveLocation } from '../menu/resolveLocation';
import type { RouteTable } from '../menu/routeTable';
import { messages } from '../messages';
import { tabsTexts } from './tabs.texts';
import { tabKeyOf } from './tabKey';
import { TabsContext } from './TabsContext';
import { createTabsStore } from './tabsStore';
import { readStoredTabs, storeTabs } from './tabStorage';
import { TabsWindow } from './TabsWindow';

/** Most tabs with a mounted page: more cost memory, and one that sleeps loses nothing. */
const AWAKE_TABS = 10;

export interface TabsProviderProps {
  table: RouteTable;
  userId: string;
  children: ReactNode;
}

/** Provides the tabs of one person. They are stored, and restored on the next visit. */
export function TabsProvider({ table, userId, children }: TabsProviderProps) {
  const t = useTexts(tabsTexts);
  const [store] = useState(() =>
    createTabsStore({
      tabKey: (location) => tabKeyOf(location, table.find(location.pathname)?.screen?.tabBy),
      resolve: (location) => resolveLocation(location, table),
      awakeLimit: AWAKE_TABS,
      isCached: ({ pathname }) => table.find(pathname)?.noCache !== true,
      affix: ['/dashboard'],
      restored: readStoredTabs(userId).filter(({ path }) => table.find(path.split(/[?#]/)[0]!)),
      onShortened: () => messages.show({ text: t.shortened, tone: 'warning', seconds: 5 }),
      onTabsChange: (tabs) => storeTabs(userId, tabs),
    }),
  );
  useEffect(() => store.start(), [store]);
  return (
    <TabsContext value={store}>
      <TabsWindow />
      {children}
    </TabsContext>
  );
}
