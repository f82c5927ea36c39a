import { useTexts } from '@mingjian/ui';
import type { DayKinds } from '../internal/calendar/dayKinds';
import { daysIn, type DaySpan } from '../internal/calendar/model/days';
import { calendarPickerTexts } from './CalendarPicker.texts';
import { workdaysIn, workdaysUntil } from './model/workdays';

export interface SelectionTextOptions {
  mode: 'single' | 'range';
  today: string;
  workCalendar: DayKinds;
}

/** Returns a function that words a selection and its working days. */
export function useSelectionText({ mode, today, workCalendar }: SelectionTextOptions) {
  const t = useTexts(calendarPickerTexts);

  return (span: DaySpan | null, first: string | null): string => {
    if (first !== null) return t.chooseTo(first);
    if (span === null) return mode === 'single' ? t.chooseDay : t.chooseFrom;
    if (mode === 'range') return t.span(daysIn(span), workdaysIn(span, workCalendar));
    const count = workdaysUntil(span.from, today, workCalendar);
    if (span.from === today) return t.dayAnd(span.from, t.today);
    return t.dayAnd(span.from, span.from > today ? t.ahead(count) : t.ago(-count));
  };
}
