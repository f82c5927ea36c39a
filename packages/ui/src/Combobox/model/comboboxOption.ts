/** One thing that a combobox can choose. */
export interface ComboboxOption {
  /** What is stored; unique among the options. */
  value: string;
  /** What is searched and shown. */
  label: string;
  /** A second line: what tells namesakes apart. */
  description?: string;
  /** @default false */
  disabled?: boolean;
  /** Why it cannot be chosen, in place of the description; it is disabled then. */
  disabledReason?: string;
}

/**
 * Looks options up. Reject, or throw, when that fails; `signal` tells that nobody waits any more.
 */
export type ComboboxLoad = (
  query: string,
  context: { signal: AbortSignal },
) => Promise<readonly ComboboxOption[]>;

/** Stands for the row that creates what was typed, among the values of the options. */
export const CREATE = '\u0000create';

/** Stands for the row that only tells: searching, or nothing there. */
export const QUIET = '\u0000quiet';

/** Whether the text may become a new option: it says something, and no label says the same. */
export function isNew(text: string, options: readonly ComboboxOption[]): boolean {
  const wanted = text.trim().toLowerCase();
  return wanted !== '' && !options.some(({ label }) => label.trim().toLowerCase() === wanted);
}
