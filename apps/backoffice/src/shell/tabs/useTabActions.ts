import { useTexts, type MenuItem } from '@mingjian/ui';
import {
  ArrowLeft,
  ArrowRight,
  ExternalLink,
  History,
  Pin,
  PinOff,
  RotateCw,
  X,
} from 'lucide-react';
import { addressOf } from '../location';
import { standalonePathOf } from '../menu/menuRoutes';
import type { Tab } from './tab';
import { keysToClose, moveTab, type CloseScope } from './tabOrder';
import { useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import { REOPEN_KEYS } from './TabsWindow';
import type { TabClosing } from './useTabClosing';

/** Opens the tab's page without shell in a new window, with the same query. */
function openStandalone({ location }: Tab) {
  const pathname = standalonePathOf(location.pathname);
  window.open(addressOf({ pathname, search: location.search }), '_blank', 'noopener');
}

/** Returns the context menu items of a tab. */
export function useTabActions(
  closing: TabClosing,
  onMove: (tab: Tab, index: number) => void,
): (tab: Tab) => MenuItem[] {
  const store = useTabsStore();
  const t = useTexts(tabsTexts);

  const closeItem = (tab: Tab, scope: CloseScope, label: string) => ({
    key: scope,
    label,
    disabled: keysToClose(store.get().tabs, scope, tab.key).length === 0,
    onSelect: () => closing.close(scope, tab.key),
  });
  const closeItems = (tab: Tab): MenuItem[] => [
    ...(tab.pin === null
      ? [{ ...closeItem(tab, 'one', t.close), icon: X, shortcut: 'Delete' }]
      : []),
    closeItem(tab, 'others', t.closeOthers),
    closeItem(tab, 'left', t.closeLeft),
    closeItem(tab, 'right', t.closeRight),
    closeItem(tab, 'all', t.closeAll),
  ];
  const moveItem = (tab: Tab, step: 1 | -1) => {
    const state = store.get();
    const index = state.tabs.indexOf(tab) + step;
    const isLeft = step === -1;
    return {
      key: isLeft ? 'moveLeft' : 'moveRight',
      label: isLeft ? t.moveLeft : t.moveRight,
      icon: isLeft ? ArrowLeft : ArrowRight,
      shortcut: isLeft ? 'Ctrl+Shift+ArrowLeft' : 'Ctrl+Shift+ArrowRight',
      disabled: moveTab(state, tab.key, index) === state,
      onSelect: () => onMove(tab, index),
    };
  };
  const orderItems = (tab: Tab): MenuItem[] => {
    if (tab.pin === 'affix') return [];
    const isPinned = tab.pin === 'user';
    return [
      { key: 'orderLine', separator: true },
      {
        key: 'pin',
        label: isPinned ? t.unpin : t.pin,
        icon: isPinned ? PinOff : Pin,
        onSelect: () => store.setPinned(tab.key, !isPinned),
      },
      moveItem(tab, -1),
      moveItem(tab, 1),
    ];
  };

  return (tab) => [
    { key: 'refresh', label: t.refresh, icon: RotateCw, onSelect: () => closing.refresh(tab.key) },
    ...closeItems(tab),
    ...orderItems(tab),
    { key: 'pageLine', separator: true },
    {
      key: 'reopen',
      label: t.reopen,
      icon: History,
      shortcut: REOPEN_KEYS,
      disabled: store.lastClosed() === undefined,
      onSelect: store.reopen,
    },
    {
      key: 'standalone',
      label: t.openStandalone,
      icon: ExternalLink,
      onSelect: () => openStandalone(tab),
    },
  ];
}
