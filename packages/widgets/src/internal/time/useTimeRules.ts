import { useLimits, type LimitsState } from '../calendar/useLimits';
import { withSeconds } from './model/times';

/** Limits and disabled times. */
export interface TimeRules {
  /** First enabled time, as `HH:mm` or `HH:mm:ss`. @default none */
  min?: string | undefined;
  /** Last enabled time, as `HH:mm` or `HH:mm:ss`. @default none */
  max?: string | undefined;
  /** Returns the reason why a time within the limits is disabled, if it is. */
  timeDisabledReason?: ((time: string) => string | undefined) | undefined;
}

/** Returns the texts of limits and reasons in the current language. */
export function useTimeRules({ min, max, timeDisabledReason }: TimeRules): LimitsState {
  return useLimits({ min, max, disabledReason: timeDisabledReason, sortKey: withSeconds });
}
