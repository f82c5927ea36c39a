import { area, code, count, flag, json, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Policies for the times that passed while no process ran: none, one or each is made up for. */
export const MISSED_RUNS = ['skip', 'once', 'all'] as const;

/** Policy for the times of a timer that passed while no process ran. */
export type MissedRuns = (typeof MISSED_RUNS)[number];

/** Results of a run: 0 waits · 1 runs · 2 done · 3 failed · 4 left out, the last one still ran. */
export const RUN_RESULTS = [0, 1, 2, 3, 4] as const;

/** Result of a run; see `RUN_RESULTS`. */
export type RunResult = (typeof RUN_RESULTS)[number];

/** Jobs that run by the clock. */
export const timer = resource(
  'zTimer',
  {
    jobName: text({ max: 64, search: true, sort: true, write: true }),
    jobGroup: text({ max: 64, optional: true, search: true, sort: true, write: true }),
    /** One of the handlers that the server knows; nothing else can be run. */
    beanName: text({ max: 64, search: true, sort: true, write: 'create' }),
    /** Name of the handler, in the reader's language. */
    handlerName: text({ max: 64 }),
    /** Six fields, the first for seconds, in Beijing time. */
    cron: text({ max: 64, search: true, write: true }),
    /** JSON text, for the handler. */
    params: json({ optional: true, write: true }),
    missed: code(MISSED_RUNS, { write: true, default: 'once' }),
    /** Whether a run may begin while the last one is not over. */
    concurrent: flag({ write: true, default: 0 }),
    /** 0 stopped · 1 started. */
    status: code([0, 1], { search: true, sort: true }),
    /** Whether it came with the product, and can be stopped but not deleted. */
    isStandard: flag({ search: true }),
    lastRun: time({ optional: true }),
    lastResult: code(RUN_RESULTS, { optional: true }),
    /** Milliseconds. */
    lastCostMs: count({ max: 1_000_000_000, optional: true }),
    /** `null` for one that is stopped, or has no time left. */
    nextRun: time({ optional: true, search: true, sort: true }),
    /** Failed runs since the last one that was done. */
    failCount: count({ max: 1_000_000 }),
    remark: area({ max: 500, optional: true, write: true }),
  },
  { module: 'system' },
);

/** A job that runs by the clock. */
export type Timer = RowOf<typeof timer>;
/** The writable fields of a timer. */
export type TimerDraft = DraftIn<typeof timer>;
