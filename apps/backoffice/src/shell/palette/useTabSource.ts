import type { MenuNode } from '@mingjian/api';
import { useLocale, useTexts } from '@mingjian/ui';
import type { PaletteSource } from '@mingjian/widgets/CommandPalette';
import { PanelTop } from 'lucide-react';
import type { MenuEntry } from '../menu/menuRoutes';
import { useTabs, useTabsStore } from '../tabs/TabsContext';
import { useTabLabel } from '../tabs/useTabLabel';
import { pageItems } from './pageItems';
import { paletteTexts } from './palette.texts';

/** The open tabs but the active one, found by what they are called. */
export function useTabSource(
  entries: readonly MenuEntry[],
  menu: readonly MenuNode[],
): PaletteSource {
  const t = useTexts(paletteTexts);
  const { language } = useLocale();
  const store = useTabsStore();
  const tabs = useTabs((state) => state.tabs);
  const activeKey = useTabs((state) => state.activeKey);
  const labelOf = useTabLabel();
  const pages = new Map(
    pageItems(entries, menu, language === 'en').map((page) => [page.path, page]),
  );
  return {
    id: 'tabs',
    label: t.tabs,
    items: tabs
      .filter(({ key }) => key !== activeKey)
      .map((tab) => ({
        id: tab.key,
        label: labelOf(tab),
        keys: tab.title === null ? (pages.get(tab.location.pathname)?.keys ?? []) : [],
        icon: PanelTop,
        onSelect: () => store.activate(tab.key),
      })),
  };
}
