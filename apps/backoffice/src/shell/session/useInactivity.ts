import { useEffect, useEffectEvent } from 'react';
import { browserStorage } from '../../base/browserStorage';

const LIMIT_MS = 86_400_000;
const KEY = 'mj.lastClick';

/** Events of one press. Menus and lists open before its click. */
const PRESSES = ['pointerdown', 'mousedown', 'click'] as const;

/**
 * Calls `onInactive` once after 24 hours without a click in any window. Checked on click, on focus,
 * and when the page becomes visible. The press that finds it has no other effect, and none follows.
 */
export function useInactivity(onInactive: () => void) {
  const handleInactive = useEffectEvent(onInactive);

  useEffect(() => {
    browserStorage.set(KEY, String(Date.now()));
    let isOver = false;
    const check = () => {
      if (isOver || Date.now() - Number(browserStorage.get(KEY)) < LIMIT_MS) return;
      isOver = true;
      handleInactive();
    };
    const handlePress = (event: Event) => {
      check();
      if (isOver) event.stopPropagation();
      if (isOver) event.preventDefault();
      else if (event.type === 'click') browserStorage.set(KEY, String(Date.now()));
    };
    for (const name of PRESSES) window.addEventListener(name, handlePress, { capture: true });
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      for (const name of PRESSES) window.removeEventListener(name, handlePress, { capture: true });
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, []);
}
