import { useMedia } from './useMedia';

/**
 * Whether the window is narrower than 992 px, where `AppShell` shows its side as a drawer. False on
 * a server.
 */
export function useNarrow(): boolean {
  // Below this width a side menu leaves too little space for a page.
  return useMedia('(width < 992px)');
}
