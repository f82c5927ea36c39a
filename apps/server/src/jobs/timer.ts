import type { MissedRuns } from '@mingjian/api';
import { Cron } from 'croner';

/** When a timer is due. */
export interface TimerRule {
  /** Six fields, the first for seconds, in Beijing time. */
  cron: string;
  missed: MissedRuns;
}

/** Most missed times that `all` makes up for. */
const MOST_MISSED = 100;

/** Returns the times of an expression. Throws on one that is none. */
export function readCron(text: string) {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 6) throw new Error(`A timer has six fields, unlike "${text}".`);
  // croner refuses Quartz's "from n, every m".
  const [seconds, minutes, hours, ...days] = fields as [string, string, string, ...string[]];
  const clock = [stepped(seconds, 59), stepped(minutes, 59), stepped(hours, 23)];
  return new Cron([...clock, ...days].join(' '), { timezone: 'Asia/Shanghai', paused: true });
}

const stepped = (field: string, last: number) => field.replace(/\b(\d+)\//g, `$1-${last}/`);

/** Returns the first time of an expression after `now`; `null` when there is none. */
export const nextTime = (cron: string, now: Date) => readCron(cron).nextRun(now);

/**
 * Returns the times at which a timer is due, oldest first: after `last`, its newest run, up to
 * `now`. A timer that has never run is due at its newest time, unless it skips.
 */
export function dueTimes(
  { cron, missed }: TimerRule,
  { last, lookedAt, now }: { last: Date | undefined; lookedAt: Date; now: Date },
) {
  const most = missed === 'all' && last ? MOST_MISSED : 1;
  const after = missed === 'skip' ? lookedAt : last;
  // The reference itself is no earlier run; times have whole seconds.
  const reference = new Date(Math.floor(now.getTime() / 1_000) * 1_000 + 1_000);
  return readCron(cron)
    .previousRuns(most, reference)
    .filter((time) => time <= now && (!after || time > after) && (!last || time > last))
    .sort((one, other) => one.getTime() - other.getTime());
}
