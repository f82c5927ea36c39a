import type { MissedRuns, RunResult } from '@mingjian/api';
import type { Generated, GeneratedAlways } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../database/columns';

export interface TimerTable extends Edited {
  /** That of a standard timer is its code. */
  id: string;
  jobName: string;
  /** English name of a standard timer that nobody has renamed. */
  nameEn: string | null;
  /** Name for readers of English. */
  shownNameEn: GeneratedAlways<string>;
  jobGroup: string | null;
  /** Name of a kind of jobs. */
  beanName: string;
  cron: string;
  /** JSON text, for the kind. */
  params: string | null;
  missed: MissedRuns;
  concurrent: Generated<0 | 1>;
  /** 0 stopped, 1 started. */
  status: Generated<0 | 1>;
  isStandard: Generated<0 | 1>;
  /** No earlier time is made up for; `null` for a standard timer that was never changed. */
  activeSince: Date | null;
  /** `null` for one that is stopped. */
  nextRun: Date | null;
  remark: string | null;
}

export interface TimerRunTable {
  /** Also that of the job. */
  id: string;
  /** Id of the timer. */
  timer: string;
  /** `null` for a run that somebody asked for. */
  dueAt: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** Milliseconds of the last attempt. */
  costMs: number | null;
  result: RunResult;
  problem: string | null;
  /** Who asked for it; `null` for the clock. */
  askedBy: string | null;
}

declare module '../database/schema' {
  interface Schema {
    timers: TimerTable;
    timerRuns: TimerRunTable;
  }
}

/** Creates the tables. Published statements never change. */
export const timerRunsMigration = [
  `create table timer_runs (
    timer text not null,
    due_at timestamptz not null,
    primary key (timer, due_at)
  )`,
];

/** Makes timers rows, and their runs have results. */
export const timersMigration = [
  `create table timers (
    id text primary key,
    job_name text not null check (length(job_name) > 0),
    name_en text,
    shown_name_en text not null generated always as (coalesce(name_en, job_name)) stored,
    job_group text,
    bean_name text not null,
    cron text not null,
    params text,
    missed text not null check (missed in ('skip', 'once', 'all')),
    concurrent smallint not null default 0 check (concurrent in (0, 1)),
    status smallint not null default 0 check (status in (0, 1)),
    is_standard smallint not null default 0 check (is_standard in (0, 1)),
    active_since timestamptz,
    next_run timestamptz,
    remark text,
    ${EDITED_COLUMNS}
  )`,
  `alter table timer_runs
    drop constraint timer_runs_pkey,
    alter column due_at drop not null,
    add column id text,
    add column created_at timestamptz,
    add column started_at timestamptz,
    add column ended_at timestamptz,
    add column cost_ms integer,
    add column result smallint,
    add column problem text,
    add column asked_by text references users (id)`,
  `update timer_runs set id = md5(timer || due_at), created_at = due_at, started_at = due_at,
    ended_at = due_at, result = 2`,
  `alter table timer_runs
    alter column id set not null,
    alter column created_at set not null,
    alter column result set not null,
    add primary key (id),
    add constraint timer_runs_due unique (timer, due_at),
    add check (result between 0 and 4)`,
  `create index timer_runs_newest on timer_runs (timer, created_at desc)`,
  `alter table standard_content drop constraint standard_content_kind_check`,
  `alter table standard_content add constraint standard_content_kind_check
    check (kind in ('role', 'menu', 'dictionary', 'right', 'product', 'calendar', 'timer'))`,
];
