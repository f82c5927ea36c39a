import type { RunResult } from '../../resources/system/timer';

/** One run of a timer. */
export interface TimerRun {
  id: string;
  /** The time by the clock; `null` for a run that somebody asked for. */
  dueTime: string | null;
  /** When it was put in line. */
  createTime: string;
  startTime: string | null;
  endTime: string | null;
  /** Milliseconds of the last attempt. */
  costMs: number | null;
  result: RunResult;
  /** Why the last attempt failed. */
  problem: string | null;
  /** Who asked for it; `null` for the clock. */
  userName: string | null;
}

/** A job that timers may run. */
export interface TimerHandler {
  beanName: string;
  name: string;
  /** Its work, and its parameters. */
  note: string;
  /** JSON text of its parameters with their defaults; `null` for one that takes none. */
  example: string | null;
}
