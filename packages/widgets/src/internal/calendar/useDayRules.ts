import { useTexts } from '@mingjian/ui';
import { calendarTexts } from './calendar.texts';

/** Limits and disabled days. */
export interface DayRules {
  /** First enabled day, as `YYYY-MM-DD`. @default none */
  min?: string | undefined;
  /** Last enabled day, as `YYYY-MM-DD`. @default none */
  max?: string | undefined;
  /** Returns the reason why a day within the limits is disabled, if it is. */
  dayDisabledReason?: ((date: string) => string | undefined) | undefined;
}

/** Texts of the rules. */
export interface DayRulesState {
  /** Returns the reason why a day is disabled, if it is. */
  reasonOf(date: string): string | undefined;
  /** Text of the limits, `null` for none. */
  limits: string | null;
}

/** Returns the texts of limits and reasons in the current language. */
export function useDayRules({ min, max, dayDisabledReason }: DayRules): DayRulesState {
  const t = useTexts(calendarTexts);

  const reasonOf = (date: string) => {
    if (min !== undefined && date < min) return t.tooEarly(min);
    if (max !== undefined && date > max) return t.tooLate(max);
    return dayDisabledReason?.(date);
  };

  const limits = () => {
    if (min !== undefined) return max === undefined ? t.onwards(min) : t.between(min, max);
    return max === undefined ? null : t.until(max);
  };

  return { reasonOf, limits: limits() };
}
