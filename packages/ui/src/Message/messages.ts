import { createStore, type ReadableStore } from '../internal/state/createStore';

export type MessageTone = 'info' | 'success' | 'warning' | 'danger';

/** A message to show. */
export interface MessageOptions {
  /** One sentence; truncated after 200 characters. */
  text: string;
  /** @default 'info' */
  tone?: MessageTone | undefined;
  /** Seconds until it disappears, from 2 to 5. @default 3 */
  seconds?: number | undefined;
}

/** A message on the page. */
export interface Message {
  /** Unique per message, also among equal texts. */
  id: number;
  text: string;
  tone: MessageTone;
  seconds: number;
}

/**
 * The store of the current message, or `null`. It lives outside React: any code may show a message,
 * and only `MessageRegion` renders.
 */
export interface Messages extends ReadableStore<Message | null> {
  /** Shows a message in place of the current one. */
  show(message: MessageOptions): void;
  dismiss(): void;
}

const MAX_LENGTH = 200;
const MIN_SECONDS = 2;
const MAX_SECONDS = 5;
const DEFAULT_SECONDS = 3;

/** Creates the store. An application needs one, and passes it to `MessageRegion`. */
export function createMessages(): Messages {
  const { get, getInitial, set, subscribe } = createStore<Message | null>(null);
  let count = 0;

  return {
    get,
    getInitial,
    subscribe,
    show({ text, tone = 'info', seconds = DEFAULT_SECONDS }) {
      count += 1;
      const requested = Number.isNaN(seconds) ? DEFAULT_SECONDS : seconds;
      set({
        id: count,
        text: clip(text),
        tone,
        seconds: Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, requested)),
      });
    },
    dismiss: () => set(null),
  };
}

/** Truncates by code points: cutting a surrogate pair would leave half a character. */
function clip(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_LENGTH
    ? text
    : `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}
