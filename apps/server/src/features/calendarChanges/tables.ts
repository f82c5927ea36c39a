/** A year about whose missing holidays was told. */
export interface CalendarWarningTable {
  year: number;
  warnedAt: Date;
}

declare module '../../database/schema' {
  interface Schema {
    calendarWarnings: CalendarWarningTable;
  }
}

/** Creates the table. Published statements never change. */
export const calendarWarningMigration = [
  `create table calendar_warnings (
    year integer primary key,
    warned_at timestamptz not null
  )`,
];
