import { useMemo } from 'react';
import { DYNAMIC_TOKENS, dynamicDays, type DynamicToken } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import type { DatePreset } from '@mingjian/widgets/DateRangePicker';
import { dynamicRangeTexts } from './dynamicRanges.texts';

const PRESETS: readonly DynamicToken[] = [
  'TODAY',
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'THIS_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'THIS_YEAR',
];

/** The date ranges that a filter bar offers, in the current language. */
export function useDatePresets(): readonly DatePreset[] {
  return useRanges(PRESETS);
}

/** Every dynamic date range, in the current language. */
export function useDynamicRanges(): readonly DatePreset[] {
  return useRanges(DYNAMIC_TOKENS);
}

function useRanges(tokens: readonly DynamicToken[]): readonly DatePreset[] {
  const names = useTexts(dynamicRangeTexts);
  return useMemo(
    () =>
      tokens.map((token) => ({
        key: token,
        label: names[token],
        spanOn: (today) => dynamicDays(token, today),
      })),
    [tokens, names],
  );
}
