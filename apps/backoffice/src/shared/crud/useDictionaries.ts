import { useMemo } from 'react';
import { dictionaries } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { useLocale, type TagTone } from '@mingjian/ui';
import type { ListOption } from '@mingjian/widgets/DataGrid';

/**
 * The words of several dictionaries, by their codes. A dictionary that has not come yet is empty.
 */
export type Dictionaries<Code extends string> = Readonly<Record<Code, readonly ListOption[]>>;

/**
 * Returns the words of dictionaries in the language in force, those named in `tones` with the tones
 * of their tags.
 */
export function useDictionaries<Code extends string>(
  codes: readonly Code[],
  tones: Partial<Record<Code, Readonly<Record<string, TagTone>>>> = {},
): Dictionaries<Code> {
  const { language } = useLocale();
  const { data } = useCall(dictionaries.getCommonListGroup, { codes: codes.join(',') });
  return useMemo(() => {
    const optionsOf = (code: Code): ListOption[] =>
      (data?.[code] ?? []).map(({ code: key, value, valueEn }) => {
        const tone = tones[code]?.[key];
        return { key, text: language === 'en' ? valueEn : value, ...(tone && { tone }) };
      });
    return Object.fromEntries(codes.map((code) => [code, optionsOf(code)])) as Record<
      Code,
      ListOption[]
    >;
  }, [codes, data, language, tones]);
}
