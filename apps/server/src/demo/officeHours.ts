import { beijingDay, DAY, startOfBeijingDay } from '@mingjian/api';
import { share } from './pick';

const HOUR = 3_600_000;
const OPENS = 9 * HOUR;
const CLOSES = 18 * HOUR;

/**
 * Returns a moment within office hours of the Beijing day of `about`, which `index` and `salt`
 * always give; before `latest` on the last day.
 */
export function officeTime(about: Date, latest: Date, index: number, salt: number): Date {
  const open = startOfBeijingDay(beijingDay(about)).getTime() + OPENS;
  const last = Math.min(open + CLOSES - OPENS, latest.getTime());
  const from = Math.min(open, last - HOUR / 2);
  return new Date(Math.floor((from + share(index, salt) * (last - from)) / 1_000) * 1_000);
}

/** Returns a moment within office hours so many days before `now`. */
export const officeTimeAgo = (days: number, now: Date, index: number, salt: number) =>
  officeTime(new Date(now.getTime() - days * DAY), now, index, salt);
