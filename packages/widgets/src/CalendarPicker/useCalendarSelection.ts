import { useState } from 'react';
import { inOrder, type DaySpan } from '../internal/calendar/model/days';

export interface CalendarSelectionOptions {
  mode: 'single' | 'range';
  /** The selected days; both ends are equal for one day. */
  span: DaySpan | null;
  onSpanChange(span: DaySpan | null): void;
  /** Returns the reason why a day is disabled, if it is. */
  reasonOf(date: string): string | undefined;
  /** Whether nothing can be selected. */
  isFixed: boolean;
}

/** Selection of a calendar: a range takes two days, in any order. */
export interface CalendarSelection {
  /** The first day of a range whose second one is not selected yet. */
  first: string | null;
  /** The hovered or focused day. */
  highlighted: string | null;
  /** The days that are shown as selected. */
  shown: DaySpan | null;
  /** The days that the next click would select. */
  preview: DaySpan | null;
  highlight(date: string): void;
  select(date: string): void;
  clear(): void;
}

/** Returns the state of a selection and its actions. */
export function useCalendarSelection({
  mode,
  span,
  onSpanChange,
  reasonOf,
  isFixed,
}: CalendarSelectionOptions): CalendarSelection {
  const [first, setFirst] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const isPreviewed = first !== null && highlighted !== null && reasonOf(highlighted) === undefined;
  const change = (next: DaySpan | null) => {
    setFirst(null);
    onSpanChange(next);
  };

  return {
    first,
    highlighted,
    shown: first === null ? span : inOrder(first, first),
    preview: isPreviewed ? inOrder(first, highlighted) : null,
    highlight: setHighlighted,
    select(date) {
      if (isFixed) return;
      if (mode === 'range' && first === null) setFirst(date);
      else change(inOrder(first ?? date, date));
    },
    clear: () => change(null),
  };
}
