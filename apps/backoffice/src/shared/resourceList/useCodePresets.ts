import { useMemo } from 'react';
import { useTexts } from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import type { ListPreset } from '@mingjian/widgets/ListGrid';
import { resourceListTexts } from './resourceList.texts';

/**
 * Returns a preset for all rows and one for each code of a field, named by its dictionary. Only the
 * first code is counted: the one that waits for somebody. Keep `codes`.
 */
export function useCodePresets(
  field: string,
  dictionary: string,
  codes: readonly number[],
): readonly ListPreset[] {
  const { allRows } = useTexts(resourceListTexts);
  const { labelOf } = useDictionary(dictionary);
  return useMemo(
    () => [
      { key: 'all', label: allRows, conditions: () => [] },
      ...codes.map((code, index) => ({
        key: String(code),
        label: labelOf(code),
        conditions: () => [{ field, operator: 'EQ' as const, value: String(code) }],
        counted: index === 0,
      })),
    ],
    [field, codes, allRows, labelOf],
  );
}
