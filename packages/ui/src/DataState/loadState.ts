import type { ReactNode } from 'react';

interface Texts {
  title?: string | undefined;
  description?: ReactNode;
}

interface Retry {
  /** Called by the retry button. Without it there is none. */
  onRetry?: (() => void) | undefined;
  /**
   * Whether a retry is running: the button shows progress and keeps focus. Prefer it to `loading`.
   */
  retrying?: boolean | undefined;
}

/** The state of asynchronous content. */
export type LoadState =
  /** All content is loaded. */
  | { kind: 'ready' }
  /** No content is loaded yet. */
  | { kind: 'loading' }
  /** There is no content. */
  | ({ kind: 'empty'; action?: ReactNode } & Texts)
  /** There is content, but nothing matches the filter. */
  | ({ kind: 'noMatch'; onClear?: (() => void) | undefined } & Texts)
  /** Loading failed. */
  | ({ kind: 'error' } & Texts & Retry)
  /** Some of the content failed to load; the rest is shown. */
  | ({ kind: 'partial' } & Texts & Retry)
  /** Refreshing failed; the previous content is shown. */
  | ({ kind: 'stale' } & Texts & Retry)
  /** Access is denied. */
  | ({ kind: 'forbidden'; action?: ReactNode } & Texts);

/** Whether the content is shown, alone or below a notice. */
export function showsContent({ kind }: LoadState): boolean {
  return kind === 'ready' || kind === 'partial' || kind === 'stale';
}
