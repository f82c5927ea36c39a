import { useEffect } from 'react';
import { useStore, useTexts } from '@mingjian/ui';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { useTabs, useTabsStore } from './TabsContext';
import { tabsTexts } from './tabs.texts';
import { useTabLabel } from './useTabLabel';

/**
 * Title of the window, the browser's question before unsaved input is left, and the keys that open
 * a closed tab again. They are there whether the strip of tabs is shown or not.
 */
export function TabsWindow() {
  useWindowTitle();
  useReopenKeys();
  useUnloadGuard(useStore(useTabsStore().unsaved).size > 0);
  return null;
}

function useWindowTitle() {
  const t = useTexts(tabsTexts);
  const labelOf = useTabLabel();
  const active = useTabs(({ tabs, activeKey }) => tabs.find((tab) => tab.key === activeKey));
  const title = active ? labelOf(active) : '';
  useEffect(
    () => void (document.title = title ? `${title} · ${t.application}` : t.application),
    [title, t.application],
  );
}

/** Browsers keep Ctrl+Shift+T to themselves. */
export const REOPEN_KEYS = 'Alt+Shift+T';

function useReopenKeys() {
  const store = useTabsStore();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, shiftKey, ctrlKey, metaKey, code } = event;
      // By its place on the keyboard: on a Mac, Option changes the letter.
      if (!altKey || !shiftKey || ctrlKey || metaKey || code !== 'KeyT') return;
      event.preventDefault();
      store.reopen();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [store]);
}
