import { beijingDay, SO_FAR, type CollectValue, type MonthRange } from '@mingjian/api';

/** Returns the present day in Beijing. */
export const today = (): string => beijingDay(new Date());

/** Returns the months of an answer; empty ones for another answer. */
export const monthsOf = (value: CollectValue | undefined): MonthRange =>
  typeof value === 'object' ? value : { from: '', to: '' };

/**
 * Returns a month as it is stored. Browsers without a field for months leave it to be typed:
 * 2020/9, 202009 and 2020年9月 are 2020-09.
 */
export function monthIn(text: string): string {
  const match = /^\s*(\d{4})\s*[-/.年]?\s*(\d{1,2})\s*月?\s*$/.exec(text);
  return match ? `${match[1]}-${match[2]!.padStart(2, '0')}` : text;
}

/** Returns months whose end is open, or again to be entered. */
export const withSoFar = ({ from, to }: MonthRange, isSoFar: boolean): MonthRange => ({
  from,
  to: isSoFar ? SO_FAR : to === SO_FAR ? '' : to,
});
