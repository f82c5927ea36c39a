import { useMemo } from 'react';
import { dictionaries } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useLocale } from '@mingjian/ui';
import type { ListOption } from '@mingjian/widgets/DataGrid';

/** Returns the options of dictionaries in the current language, by code. Empty until loaded. */
export function useDictionaries(
  codes: readonly string[],
): Readonly<Record<string, readonly ListOption[]>> {
  const { language } = useLocale();
  const { data } = useCall(
    dictionaries.getCommonListGroup,
    codes.length > 0 ? { codes: codes.join(',') } : null,
  );
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(data ?? {}).map(([code, values]) => [
          code,
          values.map(({ code: key, value, valueEn }) => ({
            key,
            text: language === 'en' ? valueEn : value,
          })),
        ]),
      ),
    [data, language],
  );
}
