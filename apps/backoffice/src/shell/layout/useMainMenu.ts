import { useMemo, useState } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import type { MenuEntry } from '../menu/menuRoutes';
import { useTabs } from '../tabs/TabsContext';
import { layoutTexts } from './layout.texts';
import { groupKeys, navItems } from './navItems';

/**
 * The props of a main menu of the server's entries. Groups start open. `onOpened` is called after
 * every selection.
 */
export function useMainMenu(entries: readonly MenuEntry[], onOpened?: () => void) {
  const t = useTexts(layoutTexts);
  const { language } = useLocale();
  const pathname = useTabs(
    (state) => state.tabs.find((tab) => tab.key === state.activeKey)?.location.pathname ?? '',
  );
  const items = useMemo(() => navItems(entries, t.home, language === 'en'), [entries, t, language]);
  const groups = useMemo(() => groupKeys(items), [items]);
  const [closed, setClosed] = useState<readonly string[]>([]);

  return {
    items,
    activeKey: pathname,
    expandedKeys: groups.filter((key) => !closed.includes(key)),
    onExpandedKeysChange: (expanded: readonly string[]) =>
      setClosed(groups.filter((key) => !expanded.includes(key))),
    onItemClick: onOpened,
  };
}
