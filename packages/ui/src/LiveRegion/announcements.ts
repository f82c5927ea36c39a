/** How an announcement reaches a screen reader: in its turn, or at once. */
export type Urgency = 'polite' | 'assertive';

/** What is announced, each way, as one value that changes whole. */
export interface Announced {
  polite: string;
  assertive: string;
  /** Goes up with each announcement: the same words twice are two announcements. */
  count: number;
}

/**
 * What is said aloud and never shown, in a store outside React: anything may announce, and only the
 * region renders.
 */
export interface Announcements {
  /** Announces a sentence. Use `assertive` only for what must not wait. @default 'polite' */
  announce(text: string, urgency?: Urgency): void;
  /** Takes both sentences away. */
  clear(): void;
  /** Calls `listener` after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  getCurrent(): Announced;
}

/** What is announced at the start, and on the server. */
export const SILENCE: Announced = { polite: '', assertive: '', count: 0 };

/** Creates the store. One an application; hand it to `LiveRegion`. */
export function createAnnouncements(): Announcements {
  const listeners = new Set<() => void>();
  let current = SILENCE;

  const change = (next: Omit<Announced, 'count'>) => {
    current = { ...next, count: current.count + 1 };
    for (const listener of listeners) listener();
  };

  return {
    announce(text, urgency = 'polite') {
      change({ polite: '', assertive: '', [urgency]: text });
    },
    clear: () => change({ polite: '', assertive: '' }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getCurrent: () => current,
  };
}
