import { useLimits, type LimitsState } from './useLimits';

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
export type DayRulesState = LimitsState;

/** Returns the texts of limits and reasons in the current language. */
export function useDayRules({ min, max, dayDisabledReason }: DayRules): DayRulesState {
  return useLimits({ min, max, disabledReason: dayDisabledReason });
}
