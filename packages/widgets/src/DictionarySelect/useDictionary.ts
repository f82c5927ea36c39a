import { useEffect, useMemo } from 'react';
import { useLocale, useStore, useTexts } from '@mingjian/ui';
import { useIsBilingual } from '../internal/bilingual/BilingualLabels';
import { useDictionaryStore } from './DictionaryProvider';
import { dictionaryTexts } from './DictionarySelect.texts';
import { dictionaryLabel, type DictionaryValue } from './model/dictionaryValue';

/** One dictionary in the current language. */
export interface DictionaryState {
  /** `failed` only without any values: those of an earlier response stay `ready`. */
  status: 'loading' | 'failed' | 'ready';
  /** The values in their order, those that are switched off included. */
  values: readonly DictionaryValue[];
  /** Whether the latest request failed. */
  hasFailed: boolean;
  /**
   * Returns the label of a code, also of one that is switched off; a text for a code that is not
   * known or not loaded, never the code itself, and an empty text for no code.
   */
  labelOf(this: void, code: string | number | null | undefined): string;
  /** Requests this and all other dictionaries that failed again. */
  retry(this: void): void;
}

const NONE: readonly DictionaryValue[] = [];

/** Returns a dictionary, for cells and details; fields use `DictionarySelect`. */
export function useDictionary(code: string): DictionaryState {
  const store = useDictionaryStore();
  const t = useTexts(dictionaryTexts);
  const { language } = useLocale();
  const isBilingual = useIsBilingual();
  const loaded = useStore(store, (all) => all.get(code));
  useEffect(() => store.watch(code), [store, code]);

  return useMemo(() => {
    const { values = NONE, hasFailed = false } = loaded ?? {};
    const isLoading = loaded?.values === undefined && !hasFailed;
    const isFailed = loaded?.values === undefined && hasFailed;
    const status = isLoading ? 'loading' : isFailed ? 'failed' : 'ready';
    const missing = { loading: t.loading, failed: t.failed, ready: t.unknown }[status];
    const labels = new Map(
      values.map((value) => [value.code, dictionaryLabel(value, language, isBilingual)]),
    );
    return {
      status,
      values,
      hasFailed,
      labelOf: (one) =>
        one === null || one === undefined || one === '' ? '' : (labels.get(String(one)) ?? missing),
      retry: store.retry,
    };
  }, [loaded, language, isBilingual, t, store]);
}
