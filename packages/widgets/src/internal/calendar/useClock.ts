import { useMemo } from 'react';
import { useLocale } from '@mingjian/ui';
import { nowIn } from './model/days';

/** The clock of the current time zone. */
export interface Clock {
  /** Returns the time at a moment, by default now, as `YYYY-MM-DD HH:mm:ss`. */
  now(this: void, moment?: number): string;
  /** Returns the current day as `YYYY-MM-DD`. */
  today(this: void): string;
}

/** Returns the clock of the time zone that `LocaleProvider` sets. */
export function useClock(): Clock {
  const { timeZone } = useLocale();
  return useMemo(() => {
    const now = (moment = Date.now()) => nowIn(timeZone, moment);
    return { now, today: () => now().slice(0, 10) };
  }, [timeZone]);
}
