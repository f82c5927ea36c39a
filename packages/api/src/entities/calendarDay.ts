import { object } from 'yup';
import { choice, count, dayText, idText, text, type Stored } from '../schema';

/** 1 working day · 2 weekend · 3 public holiday · 4 weekend that is worked. */
export type DayType = 1 | 2 | 3 | 4;

/** A day of the working calendar. */
export interface CalendarDay extends Stored {
  /** `yyyy-MM-dd`. */
  day: string;
  year: number;
  month: number;
  /** 1 Monday to 7 Sunday. */
  weekday: number;
  dayType: DayType;
  holidayName: string | null;
  remark: string | null;
}

/** Schema of the writable fields of a day. */
export const calendarDayDraft = object({
  id: idText(),
  day: dayText().required(),
  dayType: choice(1, 2, 3, 4).required(),
  holidayName: text(64),
  remark: text(200),
});

/** Writable fields of a day. */
export type CalendarDayDraft = typeof calendarDayDraft.__outputType;

/** A year whose days are made, weekends marked. */
export const calendarYear = object({ year: count(2_100).min(2_000).required() });
