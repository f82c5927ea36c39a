import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale, useStore } from '@mingjian/ui';
import {
  dictionaryLabel,
  useDictionaryStore,
  type DictionaryValue,
  type LoadedDictionary,
} from '@mingjian/widgets/DictionarySelect';
import type { CodeOption } from '../resourceList/model/codeOption';

/** Dictionaries of a list in the current language. */
export interface DictionariesState {
  /** Options by the code of their dictionary. Empty until loaded. */
  options: Readonly<Record<string, readonly CodeOption[]>>;
  status: 'loading' | 'failed' | 'ready';
  /** Requests all dictionaries that failed again. */
  retry(this: void): void;
}

type LoadedDictionaries = ReadonlyMap<string, LoadedDictionary>;

/** Returns the options of dictionaries. Keep the array of their codes. */
export function useDictionaries(codes: readonly string[]): DictionariesState {
  const store = useDictionaryStore();
  const { language } = useLocale();
  const [select] = useState(createSelector);
  const loaded = useStore(
    store,
    useCallback((all: LoadedDictionaries) => select(all, codes), [select, codes]),
  );
  useEffect(() => {
    const leaves = codes.map((code) => store.watch(code));
    return () => leaves.forEach((leave) => leave());
  }, [store, codes]);

  const options = useMemo(
    () =>
      Object.fromEntries(
        codes.map((code, index) => [code, optionsOf(loaded[index]?.values ?? [], language)]),
      ),
    [codes, loaded, language],
  );
  return {
    options,
    status: statusOf(loaded),
    retry: store.retry,
  };
}

/** Returns a selector whose result stays the same while other dictionaries are loaded. */
function createSelector() {
  let last: readonly (LoadedDictionary | undefined)[] = [];
  return (all: LoadedDictionaries, codes: readonly string[]) => {
    const next = codes.map((code) => all.get(code));
    const isSame = next.length === last.length && next.every((one, index) => one === last[index]);
    if (!isSame) last = next;
    return last;
  };
}

function optionsOf(values: readonly DictionaryValue[], language: string): CodeOption[] {
  return values.map((value) => ({
    key: value.code,
    text: dictionaryLabel(value, language),
    ...(value.isRetired && { isRetired: true }),
  }));
}

function statusOf(loaded: readonly (LoadedDictionary | undefined)[]): DictionariesState['status'] {
  const missing = loaded.filter((one) => one?.values === undefined);
  if (missing.some((one) => one?.hasFailed)) return 'failed';
  return missing.length > 0 ? 'loading' : 'ready';
}
