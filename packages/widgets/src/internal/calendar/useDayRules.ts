import { useTexts } from '@mingjian/ui';
import { calendarTexts } from './calendar.texts';

/** Which days can be chosen. */
export interface DayRules {
  /** First day that can be chosen, as `YYYY-MM-DD`. @default none */
  min?: string | undefined;
  /** Last day that can be chosen, as `YYYY-MM-DD`. @default none */
  max?: string | undefined;
  /**
   * Returns why a day between the limits cannot be chosen, in words, or nothing for one that can.
   */
  dayDisabledReason?: ((date: string) => string | undefined) | undefined;
}

/** The rules in words. */
export interface DayRulesState {
  /** Returns why a day cannot be chosen, or nothing. */
  reasonOf(date: string): string | undefined;
  /** Which days can be chosen, `null` where there are no limits. */
  limits: string | null;
}

/** Puts limits and reasons in words, in the language in force. */
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
