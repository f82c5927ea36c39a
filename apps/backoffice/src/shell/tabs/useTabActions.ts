import { useTexts, type MenuItem } from '@mingjian/ui';
import { ExternalLink, RotateCw, X } from 'lucide-react';
import { standalonePathOf } from '../menu/menuRoutes';
import { useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import type { Tab } from './tabsModel';

/** Opens the tab's page without shell in a new window, with the same query. */
function openStandalone({ location }: Tab) {
  window.open(standalonePathOf(location.pathname) + location.search, '_blank', 'noopener');
}

/** Returns the context menu items of a tab. */
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
    {
      key: 'standalone',
      label: t.openStandalone,
      icon: ExternalLink,
      onSelect: () => openStandalone(tab),
    },
  ];
}
