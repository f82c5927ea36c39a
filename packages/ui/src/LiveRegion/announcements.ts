import { createStore, type ReadableStore } from '../internal/state/createStore';

/** Whether an announcement waits for a pause of the screen reader, or interrupts it. */
export type Urgency = 'polite' | 'assertive';

/** The current announcement of each urgency. */
export interface Announced {
  polite: string;
  assertive: string;
  /** Increases with each announcement, so that an equal text is announced again. */
  count: number;
}

/**
 * The store of screen-reader announcements, which are never visible. It lives outside React: any
 * code may announce, and only `LiveRegion` renders.
 */
export interface Announcements extends ReadableStore<Announced> {
  /** Announces a sentence. Use `assertive` only for urgent ones. @default 'polite' */
  announce(text: string, urgency?: Urgency): void;
  /** Removes both sentences. */
  clear(): void;
}

const SILENCE: Announced = { polite: '', assertive: '', count: 0 };

/** Creates the store. An application needs one, and passes it to `LiveRegion`. */
export function createAnnouncements(): Announcements {
  const { get, getInitial, set, subscribe } = createStore(SILENCE);
  const announce = (texts: Pick<Announced, 'polite' | 'assertive'>) =>
    set({ ...texts, count: get().count + 1 });

  return {
    get,
    getInitial,
    subscribe,
    announce: (text, urgency = 'polite') =>
      announce({
        polite: urgency === 'polite' ? text : '',
        assertive: urgency === 'assertive' ? text : '',
      }),
    clear: () => announce({ polite: '', assertive: '' }),
  };
}
