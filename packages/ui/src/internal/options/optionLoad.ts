import type { KeyboardEvent } from 'react';

/** Why options are missing, and how to ask for them again. */
export interface OptionLoadError {
  /** What happened. @default the words for "could not be loaded" */
  text?: string | undefined;
  /** Asks for the options again; the list stays open meanwhile. */
  onRetry: () => void;
}

/** How options that come from a server are getting on. */
export interface OptionLoad {
  /**
   * Whether options are on their way. Those that are known can be chosen meanwhile.
   * @default false
   */
  loading?: boolean | undefined;
  /** Why the options failed to come, with a way to try again. `loading` hides it. */
  loadError?: OptionLoadError | undefined;
}

/** Stands for the row that tries again, among the values of the options. */
export const RETRY = '\u0000retry';

export interface RetryKeyOptions {
  /** Id of the row that tries again. */
  retryId: string;
  /** Left out while there is nothing to try again. */
  onRetry: (() => void) | undefined;
  /** The list's own keys. */
  onKeyDown: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/**
 * The keys of a list that closes on every choice: on the row that tries again Enter and Space do
 * that, and leave it open.
 */
export function retryKeys({ retryId, onRetry, onKeyDown }: RetryKeyOptions) {
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const isOnRetry = event.currentTarget.getAttribute('aria-activedescendant') === retryId;
    if (!onRetry || !isOnRetry || (event.key !== 'Enter' && event.key !== ' '))
      return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    onRetry();
  };
}
