import type { DayType } from '@mingjian/api';
import type { GeneratedAlways } from 'kysely';
import { EDITED_COLUMNS, type Edited } from '../../database/columns';

export interface CalendarDayTable extends Edited {
  id: string;
  /** `yyyy-MM-dd`. */
  day: string;
  year: GeneratedAlways<number>;
  month: GeneratedAlways<number>;
  /** 1 Monday to 7 Sunday. */
  weekday: GeneratedAlways<number>;
  dayType: DayType;
  holidayName: string | null;
  remark: string | null;
}

declare module '../../database/schema' {
  interface Schema {
    calendarDays: CalendarDayTable;
  }
}

/** Creates the tables. Published statements never change. */
export const workCalendarMigration = [
  `create table calendar_days (
    id text primary key,
    day date not null,
    year integer not null generated always as (extract(year from day)::integer) stored,
    month integer not null generated always as (extract(month from day)::integer) stored,
    weekday integer not null generated always as (extract(isodow from day)::integer) stored,
    day_type smallint not null check (day_type between 1 and 4),
    holiday_name text,
    remark text,
    ${EDITED_COLUMNS}
  )`,
  `create unique index calendar_days_day on calendar_days (day) where deleted_at is null`,
  `alter table standard_content drop constraint standard_content_kind_check`,
  `alter table standard_content add constraint standard_content_kind_check
    check (kind in ('role', 'menu', 'dictionary', 'right', 'product', 'calendar'))`,
];
