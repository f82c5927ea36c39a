import { useMemo } from 'react';
import { dictionaryUses, resources } from '@mingjian/api';
import { useLatestResponse, useLocale } from '@mingjian/ui';
import { loadResourceLists } from '../../resourceLists';
import { sharedLabels } from '../../shared/resourceList/resourceList.texts';
import { namedUses, type NamedUse } from './model/namedUses';

/** Returns the fields that a dictionary labels, in words; `undefined` while these load. */
export function useDictionaryUses(code: string): readonly NamedUse[] | undefined {
  const { language } = useLocale();
  const { data, error } = useLatestResponse('words', async () => loadResourceLists());
  return useMemo(
    () =>
      data || error
        ? namedUses(dictionaryUses(resources, code), data ?? [], language, sharedLabels[language])
        : undefined,
    [data, error, language, code],
  );
}
