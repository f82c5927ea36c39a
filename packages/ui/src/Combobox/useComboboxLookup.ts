import { useMemo } from 'react';
import { useLatestResponse } from '../internal/state/useLatestResponse';
import { matchingOptions } from '../MultiSelect/model/matchingOptions';
import type { ComboboxLoad, ComboboxOption } from './comboboxOption';

/** Milliseconds without typing before a search starts. */
const SEARCH_DELAY = 200;
const NONE: readonly ComboboxOption[] = [];

export interface ComboboxLookupOptions {
  options: readonly ComboboxOption[] | undefined;
  load: ComboboxLoad | undefined;
  query: string;
  /** Whether the list is open: nothing is loaded before. */
  isOpen: boolean;
}

export interface ComboboxLookup {
  /** The matching options; while a search runs, those of the previous one. */
  found: readonly ComboboxOption[];
  /** Whether `found` does not belong to the query yet. */
  isFetching: boolean;
  isFailed: boolean;
  retry(): void;
}

/** Returns the matching options: of those given, or of those that `load` finds. */
export function useComboboxLookup({
  options,
  load,
  query,
  isOpen,
}: ComboboxLookupOptions): ComboboxLookup {
  const local = useMemo(() => matchingOptions(options ?? NONE, query), [options, query]);
  const { data, error, isFetching, retry } = useLatestResponse(
    load !== undefined && isOpen ? query : null,
    async (context) => (await load?.(query, context)) ?? NONE,
    { delay: query === '' ? 0 : SEARCH_DELAY },
  );

  const isFailed = error !== null && !isFetching;
  return {
    found: load === undefined ? local : isFailed ? NONE : (data ?? NONE),
    isFetching,
    isFailed,
    retry,
  };
}
