import { useMemo } from 'react';
import { dynamicDays, type DynamicToken } from '@mingjian/api';
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

/** The date ranges that a filter offers, in the current language. */
export function useDatePresets(): readonly DatePreset[] {
  const names = useTexts(dynamicRangeTexts);
  return useMemo(
    () =>
      PRESETS.map((token) => ({
        key: token,
        label: names[token],
        spanOn: (today) => dynamicDays(token, today),
      })),
    [names],
  );
}
