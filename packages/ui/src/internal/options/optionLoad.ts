import type { KeyboardEvent } from 'react';
import { isComposed } from '../events/isComposed';

/** A failure to load options, with a retry. */
export interface OptionLoadError {
  /** Text of the failure. @default the text "could not be loaded" */
  text?: string | undefined;
  /** Requests the options again; the list stays open meanwhile. */
  onRetry: () => void;
}

/** The loading state of asynchronous options. */
export interface OptionLoad {
  /**
   * Whether options are loading. Known options can be selected meanwhile.
   * @default false
   */
  loading?: boolean | undefined;
  /** The failure to load options, with a retry. `loading` hides it. */
  loadError?: OptionLoadError | undefined;
}

/** Value of the retry row. */
export const RETRY = '\u0000retry';

export interface RetryKeyOptions {
  /** Id of the retry row. */
  retryId: string;
  /** Absent while there is nothing to retry. */
  onRetry: (() => void) | undefined;
  /** The key handler of the list. */
  onKeyDown: ((event: KeyboardEvent<HTMLDivElement>) => void) | undefined;
}

/**
 * Returns the key handler of a list that closes on every selection: on the retry row, Enter and
 * Space retry and leave it open.
 */
export function retryKeys({ retryId, onRetry, onKeyDown }: RetryKeyOptions) {
  return (event: KeyboardEvent<HTMLDivElement>) => {
    const isOnRetry = event.currentTarget.getAttribute('aria-activedescendant') === retryId;
    const isPressed =
      (event.key === 'Enter' || event.key === ' ') && !isComposed(event.nativeEvent);
    if (!onRetry || !isOnRetry || !isPressed) return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    onRetry();
  };
}
