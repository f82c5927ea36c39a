import { useLimits, type LimitsState } from './useLimits';

/** Limits and disabled months. */
export interface MonthRules {
  /** First enabled month, as `YYYY-MM`. @default none */
  min?: string | undefined;
  /** Last enabled month, as `YYYY-MM`. @default none */
  max?: string | undefined;
  /** Returns the reason why a month within the limits is disabled, if it is. */
  monthDisabledReason?: ((month: string) => string | undefined) | undefined;
}

/** Returns the texts of limits and reasons in the current language. */
export function useMonthRules({ min, max, monthDisabledReason }: MonthRules): LimitsState {
  return useLimits({ min, max, disabledReason: monthDisabledReason });
}
