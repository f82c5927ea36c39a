import { createStore } from '@mingjian/ui';

/** Whether the server has another version of the application than this window runs. */
export const newVersion = createStore(false);

/** Shortest time between two looks at the server, in milliseconds. */
const PAUSE = 600_000;

let checkedAt = 0;

/**
 * Looks whether the server's page names another program than this window runs, every ten minutes at
 * most. It is called when somebody comes back or shows a tab: no timer, and nothing from a hidden
 * window. In development, where programs have no names of their own, it finds nothing.
 */
export async function lookForNewVersion(): Promise<void> {
  const now = performance.now();
  const running = programIn(document.head.innerHTML);
  if (newVersion.get() || running === undefined || now - checkedAt < PAUSE) return;
  checkedAt = now;
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    const offered = response.ok ? programIn(await response.text()) : undefined;
    if (offered !== undefined && offered !== running) newVersion.set(true);
  } catch {
    // Offline: the next look may be luckier.
  }
}

/** Returns the address of the program that a page runs; `undefined` for a page without one. */
function programIn(html: string): string | undefined {
  return /<script[^>]* src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
}
