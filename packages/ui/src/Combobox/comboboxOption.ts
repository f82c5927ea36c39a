import type { ReactNode } from 'react';

/** One option of a combobox. */
export interface ComboboxOption {
  /** The stored value, unique among the options. */
  value: string;
  /** Searched and visible text. */
  label: string;
  /** A second line that distinguishes equal labels. */
  description?: string | undefined;
  /** A small decorative picture before the label, such as an avatar. */
  mark?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
  /**
   * Reason why it cannot be selected, in place of the description. Its presence disables the
   * option.
   */
  disabledReason?: string | undefined;
}

/**
 * Loads matching options. Rejects on failure; `signal` aborts when the result is no longer needed.
 */
export type ComboboxLoad = (
  query: string,
  context: { signal: AbortSignal },
) => Promise<readonly ComboboxOption[]>;

/** Value of the row that creates the typed text. */
export const CREATE = '\u0000create';

/** Value of the row that only informs: searching, or no results. */
export const INFO = '\u0000info';

/** Whether the text can become a new option: it is not blank and equals no label. */
export function isNew(text: string, options: readonly ComboboxOption[]): boolean {
  const searched = text.trim().toLowerCase();
  return searched !== '' && !options.some(({ label }) => label.trim().toLowerCase() === searched);
}
