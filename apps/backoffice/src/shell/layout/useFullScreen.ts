import { useSyncExternalStore } from 'react';

/**
 * Whether the page fills the screen, and the toggle of it. `toggle` resolves to false where the
 * browser refuses.
 */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = async () => {
    try {
      await (document.fullscreenElement
        ? document.exitFullscreen()
        : document.documentElement.requestFullscreen());
      return true;
    } catch {
      return false;
    }
  };
  return { isFull, toggle };
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
