import { useEffect, useState } from 'react';

/**
 * Returns `open`, but false until the first effects have run. Headless UI makes the page behind a
 * dialog inert when it opens, and often misses a dialog that is open from its first render.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- opening in a second render is the point
  useEffect(() => setMounted(true), []);
  return open && mounted;
}
