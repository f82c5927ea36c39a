import { useTexts, useFormatNumber } from '@mingjian/ui';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { dateRangeTexts } from './DateRangePicker.texts';
import type { RangeProblem, RangeRules } from './model/dateRange';

/** Returns the function that says what is wrong with a range, in the language in force. */
export function useRangeWords({
  minDays = 1,
  maxDays = 1,
}: Pick<RangeRules, 'minDays' | 'maxDays'>): (problem: RangeProblem) => string {
  const t = useTexts(dateRangeTexts);
  const calendar = useTexts(calendarTexts);
  const write = useFormatNumber();

  return (problem) => {
    switch (problem.kind) {
      case 'off':
        return problem.reason;
      case 'missing':
        return problem.end === 'from' ? t.missingFrom : t.missingTo;
      case 'future':
        return t.future;
      case 'short':
        return t.short(write(minDays));
      case 'long':
        return t.long(write(maxDays));
      case 'unreadable':
      case 'noSuchDay':
        return calendar[problem.kind];
    }
  };
}
