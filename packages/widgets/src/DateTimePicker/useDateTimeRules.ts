import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import { useLimits, type LimitsState } from '../internal/calendar/useLimits';
import { withSeconds } from '../internal/time/model/times';

/** Limits, disabled days and disabled times. */
export interface DateTimeRules extends Pick<DayRules, 'dayDisabledReason'> {
  /** First enabled time, as `YYYY-MM-DD HH:mm`. @default none */
  min?: string | undefined;
  /** Last enabled time, as `YYYY-MM-DD HH:mm`. @default none */
  max?: string | undefined;
  /** Returns the reason why a day with a time within the limits is disabled, if it is. */
  timeDisabledReason?: ((dateTime: string) => string | undefined) | undefined;
}

export interface DateTimeRulesState extends LimitsState {
  /** Returns the reason why a whole day is disabled, if it is. */
  dayReasonOf(date: string): string | undefined;
}

/** Returns the texts of limits and reasons in the current language. */
export function useDateTimeRules({
  min,
  max,
  dayDisabledReason,
  timeDisabledReason,
}: DateTimeRules): DateTimeRulesState {
  const day = useDayRules({ min: dayOf(min), max: dayOf(max), dayDisabledReason });
  const time = useLimits({
    min,
    max,
    disabledReason: (dateTime) =>
      dayDisabledReason?.(dateTime.slice(0, 10)) ?? timeDisabledReason?.(dateTime),
    sortKey: withSeconds,
  });
  return { reasonOf: time.reasonOf, limits: time.limits, dayReasonOf: day.reasonOf };
}

const dayOf = (limit: string | undefined) => limit?.slice(0, 10);
