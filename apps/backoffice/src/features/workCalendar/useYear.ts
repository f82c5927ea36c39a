import { useMemo } from 'react';
import {
  calendar,
  encodeSearch,
  isOfficialYear,
  officialYear,
  plainYear,
  type CalendarDay,
  type ListedDay,
} from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import { changesOf, type DayChange } from './model/holidayRows';

/** A day of the year as the page shows it. */
export type YearDay = ListedDay & Pick<Partial<CalendarDay>, 'remark'>;

/** The working calendar of a year. */
export interface YearState {
  /** Number of stored days; `undefined` until they are loaded. */
  stored: number | undefined;
  days: ReadonlyMap<string, YearDay>;
  /** Days that differ from the official table; none for a year whose holidays are not known. */
  differences: readonly DayChange[];
  canEdit: boolean;
  error: Error | undefined;
  retry(): void;
}

const requestOf = (conditions: Parameters<typeof encodeSearch>[0], pageSize: number) => ({
  searchParam: encodeSearch(conditions),
  orderParam: 'day asc',
  pageNum: 1,
  pageSize,
});

/** Loads the days of a year; days that are not stored follow the week. */
export function useYear(year: number): YearState {
  const { data, error, mutate } = useCall(
    calendar.getList,
    requestOf([{ field: 'year', operator: 'EQ', value: String(year) }], 400),
  );
  const days = useMemo(
    () =>
      new Map<string, YearDay>(
        [...plainYear(year), ...(data?.content ?? [])].map((one) => [one.day, one]),
      ),
    [year, data],
  );
  const differences = useMemo(
    () =>
      data && isOfficialYear(year) ? changesOf(officialYear(year), (day) => days.get(day)!) : [],
    [data, days, year],
  );
  return {
    stored: data?.total,
    days,
    differences,
    canEdit: data?.can.create === true,
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}

/** The year after a day. */
export interface NextYear {
  year: number;
  /** Whether it has public holidays; `undefined` while nobody needs to know. */
  hasHolidays: boolean | undefined;
  /** Whether that is still being asked. */
  isLoading: boolean;
}

/** Asks from November on whether the next year has public holidays. */
export function useNextYear(today: string): NextYear {
  const year = Number(today.slice(0, 4)) + 1;
  const isLate = today.slice(5, 7) >= '11';
  const { data, error } = useCall(
    calendar.getList,
    isLate
      ? requestOf(
          [
            { field: 'year', operator: 'EQ', value: String(year) },
            { field: 'dayType', operator: 'IN', value: ['3', '4'] },
          ],
          1,
        )
      : null,
  );
  return { year, hasHolidays: data && data.total > 0, isLoading: isLate && !data && !error };
}
