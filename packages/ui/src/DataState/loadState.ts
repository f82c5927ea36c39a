import type { ReactNode } from 'react';

interface Words {
  title?: string;
  description?: ReactNode;
}

interface Retry {
  /** Called by the retry button. Without it there is none. */
  onRetry?: (() => void) | undefined;
  /**
   * Whether a retry is under way: the button waits and keeps focus. Better than going back to
   * `loading`.
   */
  retrying?: boolean | undefined;
}

/** All there is to say about something that is loaded: exactly one of these holds at a time. */
export type LoadState =
  /** All of it is there. */
  | { kind: 'ready' }
  /** None of it is there yet. */
  | { kind: 'loading' }
  /** There is nothing at all. */
  | ({ kind: 'empty'; action?: ReactNode } & Words)
  /** There is something, but nothing that fits the filter. */
  | ({ kind: 'noMatch'; onClear?: (() => void) | undefined } & Words)
  /** It could not be loaded. */
  | ({ kind: 'error' } & Words & Retry)
  /** Some of it could not be loaded; the rest shows. */
  | ({ kind: 'partial' } & Words & Retry)
  /** It could not be brought up to date; what was there shows. */
  | ({ kind: 'stale' } & Words & Retry)
  /** It may not be seen. */
  | ({ kind: 'forbidden'; action?: ReactNode } & Words);

/** Whether the content itself shows, alone or under a notice. */
export function showsContent({ kind }: LoadState): boolean {
  return kind === 'ready' || kind === 'partial' || kind === 'stale';
}
