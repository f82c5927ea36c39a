import { useTexts } from '@mingjian/ui';
import { monthRangeTexts } from './MonthRange.texts';

/** Returns a function that words a number of months, such as “2年3个月”. */
export function useDurationText(): (months: number) => string {
  const t = useTexts(monthRangeTexts);
  return (months) => t.duration(Math.floor(months / 12), months % 12);
}
