import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';

/** Returns how a page of one element is mounted, at once, and unmounted. */
export function reactPage(element: ReactElement) {
  let root: Root;
  return {
    mount(host: HTMLElement) {
      root = createRoot(host);
      flushSync(() => root.render(element));
    },
    unmount: () => root.unmount(),
  };
}
