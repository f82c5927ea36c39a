export interface TimerRunTable {
  timer: string;
  dueAt: Date;
}

declare module '../database/schema' {
  interface Schema {
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
