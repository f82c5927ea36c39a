export type MessageTone = 'neutral' | 'success' | 'warning' | 'danger';

/** What someone asks to be shown. */
export interface MessageOptions {
  /** One sentence; longer than 200 characters it is clipped. */
  text: string;
  /** @default 'neutral' */
  tone?: MessageTone;
  /** How long it stays, from 2 to 5. @default 3 */
  seconds?: number;
}

/** A message as it is shown. */
export interface Message extends Required<MessageOptions> {
  /** Tells it from another with the same words. */
  id: number;
}

/**
 * The one message of the page, in a store outside React: anything may show one, and only the region
 * renders.
 */
export interface Messages {
  /** Shows a message in place of the present one. */
  show(message: MessageOptions): void;
  dismiss(): void;
  /** Calls `listener` after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** The message in sight, or `null`. */
  getCurrent(): Message | null;
}

const LONGEST_TEXT = 200;
const SHORTEST_STAY = 2;
const LONGEST_STAY = 5;

/** Creates the store. One an application; hand it to `MessageRegion`. */
export function createMessages(): Messages {
  const listeners = new Set<() => void>();
  let current: Message | null = null;
  let count = 0;

  const change = (next: Message | null) => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    show({ text, tone = 'neutral', seconds = 3 }) {
      count += 1;
      const stay = Math.min(
        LONGEST_STAY,
        Math.max(SHORTEST_STAY, Number.isNaN(seconds) ? 3 : seconds),
      );
      change({ id: count, text: clip(text), tone, seconds: stay });
    },
    dismiss: () => change(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getCurrent: () => current,
  };
}

/** Counts characters as people do, so no half of a rare one is left at the end. */
function clip(text: string): string {
  const characters = Array.from(text);
  return characters.length <= LONGEST_TEXT
    ? text
    : `${characters.slice(0, LONGEST_TEXT - 1).join('')}…`;
}
