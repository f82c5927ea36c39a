import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { matchingOptions } from '../MultiSelect/model/matchingOptions';
import type { ComboboxLoad, ComboboxOption } from './model/comboboxOption';

/** How long typing rests before a search starts, in milliseconds. */
const REST = 200;
const NONE: readonly ComboboxOption[] = [];

export interface ComboboxLookupOptions {
  options: readonly ComboboxOption[] | undefined;
  load: ComboboxLoad | undefined;
  query: string;
  /** Whether anybody looks: nothing is loaded before. */
  isOpen: boolean;
}

export interface ComboboxLookup {
  /** What matches; while a search is under way, what matched before. */
  found: readonly ComboboxOption[];
  /** Whether `found` does not belong to the query yet. */
  isPending: boolean;
  isFailed: boolean;
  retry(): void;
}

interface Answer {
  /** The question that was answered: query and attempt. */
  key: string;
  /** `null` when it failed. */
  found: readonly ComboboxOption[] | null;
}

/**
 * Finds options: among those at hand, or by `load`. An answer that is no longer asked for is
 * dropped.
 */
export function useComboboxLookup({
  options,
  load,
  query,
  isOpen,
}: ComboboxLookupOptions): ComboboxLookup {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [rows, setRows] = useState(NONE);
  const local = useMemo(() => matchingOptions(options ?? NONE, query), [options, query]);
  const isAsking = load !== undefined && isOpen;
  const key = `${attempt} ${query}`;
  const ask = useEffectEvent((signal: AbortSignal) => load?.(query, { signal }));

  useEffect(() => {
    if (!isAsking) return;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      const found = await Promise.resolve(ask(signal)).catch(() => null);
      if (signal.aborted) return;
      setAnswer({ key, found: found ?? null });
      if (found) setRows(found);
    };
    const timer = setTimeout(() => void search(), query === '' ? 0 : REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsking, key, query]);

  if (!isOpen && answer !== null) {
    setAnswer(null);
    setRows(NONE);
  }

  const isPending = isAsking && answer?.key !== key;
  const isFailed = isAsking && !isPending && answer?.found === null;
  return {
    found: load === undefined ? local : isFailed ? NONE : rows,
    isPending,
    isFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
