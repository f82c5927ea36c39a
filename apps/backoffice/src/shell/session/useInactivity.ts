import { useEffect, useEffectEvent } from 'react';

const LIMIT_MS = 86_400_000;
const KEY = 'mj.lastClick';

/**
 * Calls `onInactive` once after 24 hours without a click in any window. Checked on click, which
 * then has no other effect, on focus, and when the page becomes visible.
 */
export function useInactivity(onInactive: () => void) {
  const handleInactive = useEffectEvent(onInactive);

  useEffect(() => {
    localStorage.setItem(KEY, String(Date.now()));
    let isOver = false;
    const check = () => {
      if (isOver || Date.now() - Number(localStorage.getItem(KEY)) < LIMIT_MS) return;
      isOver = true;
      handleInactive();
    };
    const handleClick = (event: MouseEvent) => {
      check();
      if (isOver) event.stopPropagation();
      if (isOver) event.preventDefault();
      else localStorage.setItem(KEY, String(Date.now()));
    };
    document.addEventListener('click', handleClick, { capture: true });
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      document.removeEventListener('click', handleClick, { capture: true });
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, []);
}
