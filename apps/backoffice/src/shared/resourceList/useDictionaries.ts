import { useMemo } from 'react';
import { dictionaries } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useLocale } from '@mingjian/ui';
import type { CodeOption } from './model/codeOption';

/** Dictionaries of a list in the current language. */
export interface DictionariesState {
  /** Options by the code of their dictionary. Empty until loaded. */
  options: Readonly<Record<string, readonly CodeOption[]>>;
  status: 'loading' | 'failed' | 'ready';
  /** Requests them again. */
  retry(): void;
}

/** Loads the options of dictionaries. */
export function useDictionaries(codes: readonly string[]): DictionariesState {
  const { language } = useLocale();
  const { data, error, mutate } = useCall(
    dictionaries.getCommonListGroup,
    codes.length > 0 ? { codes: codes.join(',') } : null,
  );
  const options = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(data ?? {}).map(([code, values]) => [
          code,
          values.map(({ code: key, value, valueEn, enabled }) => ({
            key,
            text: language === 'en' ? valueEn : value,
            ...(enabled === 0 && { isRetired: true }),
          })),
        ]),
      ),
    [data, language],
  );
  const isReady = data !== undefined || codes.length === 0;
  return {
    options,
    status: isReady ? 'ready' : error ? 'failed' : 'loading',
    retry: () => void mutate(),
  };
}
