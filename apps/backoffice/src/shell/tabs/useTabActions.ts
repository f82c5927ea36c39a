import { useTexts, type MenuItem } from '@mingjian/ui';
import { ExternalLink, RotateCw, X } from 'lucide-react';
import { twinOf } from '../menu/menuRoutes';
import { useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import type { Tab } from './tabsModel';

/** Opens the tab's page in a window of its own, with the same query. */
function openAlone({ location }: Tab) {
  window.open(twinOf(location.pathname) + location.search, '_blank', 'noopener');
}

/** What can be done to a tab from its right-click menu. */
export function useTabActions(): (tab: Tab) => MenuItem[] {
  const store = useTabsStore();
  const t = useTexts(tabsTexts);
  return (tab) => [
    { key: 'refresh', label: t.refresh, icon: RotateCw, onSelect: () => store.refresh(tab.key) },
    ...(tab.pinned
      ? []
      : [{ key: 'close', label: t.close, icon: X, onSelect: () => store.close(tab.key) }]),
    { key: 'others', label: t.closeOthers, onSelect: () => store.closeOthers(tab.key) },
    { key: 'all', label: t.closeAll, onSelect: () => store.closeAll() },
    { key: 'line', separator: true },
    { key: 'alone', label: t.openAlone, icon: ExternalLink, onSelect: () => openAlone(tab) },
  ];
}
