import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PickerPanelState } from '../internal/calendar/PickerBox';
import { partsOf, type DateTimeParts } from './model/dateTimes';

export interface DateTimePanelOptions extends PickerPanelState {
  /** Whether times have seconds. */
  seconds: boolean;
  /** Returns the reason why a day with a time is disabled, if it is. */
  reasonOf(dateTime: string): string | undefined;
}

/** State of the panel of a day and a time. */
export interface DateTimePanelState extends DateTimeParts {
  /** Ref of the element around the list of times. */
  timesRef: RefObject<HTMLDivElement | null>;
  selectDate(date: string): void;
  selectTime(time: string): void;
  /** Sets a day with a time and closes the panel. */
  finish(dateTime: string): void;
}

/**
 * Holds the day and the time until both are selected. A day alone becomes the text of the input, so
 * that it is not lost. A time closes the panel; a day moves focus to the times.
 */
export function useDateTimePanel({
  value,
  seconds,
  reasonOf,
  setText,
  setValue,
  close,
}: DateTimePanelOptions): DateTimePanelState {
  const timesRef = useRef<HTMLDivElement>(null);
  const [{ date, time }, setParts] = useState(() => partsOf(value, seconds));
  const [dateSelections, setDateSelections] = useState(0);

  // After the effects of the calendar, which focuses the selected day.
  useEffect(() => {
    if (dateSelections > 0)
      timesRef.current
        ?.querySelector<HTMLElement>('[role="listbox"]')
        ?.focus({ preventScroll: true });
  }, [dateSelections]);

  const finish = (dateTime: string) => {
    close();
    setValue(dateTime);
  };
  const selectDate = (next: string) => {
    const dateTime = time === null ? null : `${next} ${time}`;
    const isComplete = dateTime !== null && reasonOf(dateTime) === undefined;
    if (isComplete && date === null) return finish(dateTime);
    setParts({ date: next, time: isComplete ? time : null });
    setDateSelections(dateSelections + 1);
    if (isComplete) setValue(dateTime);
    else setText(next);
  };
  const selectTime = (next: string) => {
    if (date === null) setParts({ date, time: next });
    else finish(`${date} ${next}`);
  };

  return { date, time, timesRef, selectDate, selectTime, finish };
}
