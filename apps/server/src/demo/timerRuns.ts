import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { TimerRunTable } from '../jobs/tables';

const HOUR = 3_600_000;
/** Runs of the standard timer that tidies, once an hour. */
const COUNT = 30;
/** The run that failed, counted from the newest. */
const FAILED = 11;

/** Returns the runs of the timer that tidies, the newest in the last hour. */
export function demoTimerRuns(now: Date): Insertable<TimerRunTable>[] {
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  return Array.from({ length: COUNT }, (_, index) => {
    const dueAt = new Date(hour - (index + 1) * HOUR + 7 * 60_000);
    const isFailed = index === FAILED;
    const costMs = isFailed ? 30_012 : 90 + ((index * 37) % 160);
    return {
      id: seededId(dueAt, `timer run ${index}`),
      timer: 'tidying',
      dueAt,
      createdAt: dueAt,
      startedAt: new Date(dueAt.getTime() + 2_000),
      endedAt: new Date(dueAt.getTime() + 2_000 + costMs),
      costMs,
      result: isFailed ? 3 : 2,
      problem: isFailed ? 'canceling statement due to statement timeout' : null,
      askedBy: null,
    };
  });
}
