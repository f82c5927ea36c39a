import { useMemo } from 'react';
import {
  calendar,
  encodeSearch,
  PAGE_SIZE_LIMIT,
  workCalendarOf,
  type WorkCalendar,
} from '@mingjian/api';
import { useCall } from '@mingjian/api/react';

/** The days that differ from the week: public holidays and the weekend days worked for them. */
const EXCEPTIONS = {
  searchParam: encodeSearch([{ field: 'dayType', operator: 'IN', value: ['3', '4'] }]),
  pageNum: 1,
  pageSize: PAGE_SIZE_LIMIT,
};

/** The working calendar; weekends alone until it is loaded. */
export interface WorkCalendarState {
  workCalendar: WorkCalendar;
  loading: boolean;
  /** Present while it could not be loaded. */
  loadError: { onRetry(): void } | undefined;
}

/** Loads the calendar by which the server counts due times. */
export function useWorkCalendar(): WorkCalendarState {
  const { data, error, isLoading, mutate } = useCall(calendar.getList, EXCEPTIONS);
  const workCalendar = useMemo(() => workCalendarOf(data?.content ?? []), [data]);
  return {
    workCalendar,
    loading: isLoading,
    loadError: error && !data ? { onRetry: () => void mutate() } : undefined,
  };
}
