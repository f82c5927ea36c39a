import { useTexts } from '@mingjian/ui';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { dateRangeTexts } from './DateRangePicker.texts';
import type { RangeProblem, RangeRules } from './model/dateRange';

/** Returns a formatter for problems of a range in the current language. */
export function useProblemText({
  minDays = 1,
  maxDays = 1,
}: Pick<RangeRules, 'minDays' | 'maxDays'>): (problem: RangeProblem) => string {
  const t = useTexts(dateRangeTexts);
  const calendar = useTexts(calendarTexts);

  return (problem) => {
    switch (problem.kind) {
      case 'disabled':
        return problem.reason;
      case 'missing':
        return problem.end === 'from' ? t.missingFrom : t.missingTo;
      case 'future':
        return t.future;
      case 'short':
        return t.short(minDays);
      case 'long':
        return t.long(maxDays);
      case 'unreadable':
      case 'noSuchDay':
        return calendar[problem.kind];
    }
  };
}
