import { nextTime, readCron } from '../../jobs/timer';
import type { Wording } from '../../texts';
import { timerTexts } from './texts';

/** Times of an expression that people are shown. */
const SHOWN = 5;
/** Milliseconds between two runs, at least. */
const LEAST_PAUSE = 60_000;
/** Times that are looked at for those that follow each other too soon. */
const LOOKED_AT = 60;

/** Returns the next times of an expression that has no problem. */
export const nextTimes = (cron: string, now: Date) => readCron(cron).nextRuns(SHOWN, now);

/** Returns why an expression is none, or no use; `undefined` for a good one. */
export function problemOfCron(cron: string, now: Date): Wording | undefined {
  try {
    if (nextTime(cron, now) === null) return timerTexts((t) => t.noTime);
  } catch {
    return timerTexts((t) => t.badCron);
  }
  const times = readCron(cron)
    .nextRuns(LOOKED_AT, now)
    .map((time) => time.getTime());
  const isTooOften = times.some((time, i) => i > 0 && time - times[i - 1]! < LEAST_PAUSE);
  return isTooOften ? timerTexts((t) => t.tooOften) : undefined;
}
