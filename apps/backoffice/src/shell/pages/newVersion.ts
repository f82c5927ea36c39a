import { createStore, type ReadableStore } from '@mingjian/ui';

export interface NewVersion extends ReadableStore<boolean> {
  /** Stores that there is one: code of this version is gone. */
  report(): void;
  /** Looks whether there is one, every ten minutes at most. */
  look(): Promise<void>;
}

/** Shortest time between two looks at the server, in milliseconds. */
const PAUSE = 600_000;

/**
 * Creates the knowledge whether the server has another version of the application than this window
 * runs: its page then names another program. In development, where programs have no names of their
 * own, there is none.
 */
export function createNewVersion(): NewVersion {
  const { get, getInitial, set, subscribe } = createStore(false);
  let lookedAt = 0;
  return {
    get,
    getInitial,
    subscribe,
    report: () => set(true),
    async look() {
      const now = performance.now();
      const running = programIn(document.head.innerHTML);
      if (get() || running === undefined || now - lookedAt < PAUSE) return;
      lookedAt = now;
      try {
        const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
        const offered = response.ok ? programIn(await response.text()) : undefined;
        if (offered !== undefined && offered !== running) set(true);
      } catch {
        // Offline: the next look may be luckier.
      }
    },
  };
}

/** Whether the server has another version of the application than this window runs. */
export const newVersion = createNewVersion();

/** Returns the address of the program that a page runs; `undefined` for a page without one. */
function programIn(html: string): string | undefined {
  return /<script[^>]* src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
}
