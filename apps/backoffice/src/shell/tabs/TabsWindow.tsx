import { useEffect } from 'react';
import { useStore, isComposed } from '@mingjian/ui';
import { useUnloadGuard } from '@mingjian/widgets/FormDialog';
import { useTabsStore } from './TabsContext';

/**
 * The browser's question before unsaved input is left, and the keys that open a closed tab again.
 * They are there whether the strip of tabs is shown or not.
 */
export function TabsWindow() {
  useReopenKeys();
  useUnloadGuard(useStore(useTabsStore().unsaved).size > 0);
  return null;
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
      if (isComposed(event)) return;
      event.preventDefault();
      store.reopen();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [store]);
}
