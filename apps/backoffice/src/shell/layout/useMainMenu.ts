import { useMemo } from 'react';
import { useLocale, useStore, useTexts } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { useTabs } from '../tabs/TabsContext';
import { closedGroups } from './closedGroups';
import { layoutTexts } from './layout.texts';
import { groupKeys, navItems } from './navItems';

/**
 * The props of a main menu of the server's entries. Groups are open until they are closed, which
 * this computer remembers. `onOpened` is called after every selection.
 */
export function useMainMenu(entries: readonly MenuEntry[], onOpened?: () => void) {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const pathname = useTabs(
    (state) => state.tabs.find((tab) => tab.key === state.activeKey)?.location.pathname ?? '',
  );
  const items = useMemo(() => navItems(entries, t.home, language === 'en'), [entries, t, language]);
  const groups = useMemo(() => groupKeys(items), [items]);
  const closed = useStore(closedGroups);

  return {
    items,
    activeKey: pathname,
    expandedKeys: groups.filter((key) => !closed.includes(key)),
    onExpandedKeysChange: (expanded: readonly string[]) =>
      closedGroups.set(groups.filter((key) => !expanded.includes(key))),
    onItemClick: onOpened,
  };
}
