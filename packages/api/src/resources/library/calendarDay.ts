import { array, number, object, type InferType } from 'yup';
import { code, count, day, text } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';
import { count as wholeNumber, dayText, lines, word } from '../../schema';

/** The days of the working calendar. Days that it lacks work from Monday to Friday. */
export const calendarDay = resource('hCalendar', {
  /** A day is set once: its kind is what changes. */
  day: day({ search: true, sort: true, write: 'create' }),
  year: count({ max: 9_999, search: true }),
  month: count({ max: 12, search: true }),
  /** 1 Monday to 7 Sunday. */
  weekday: count({ max: 7, search: true }),
  /** 1 working day · 2 weekend · 3 public holiday · 4 weekend that is worked. */
  dayType: code([1, 2, 3, 4], { dictionary: 'day_type', search: true, sort: true, write: true }),
  holidayName: text({ max: 64, optional: true, search: true, write: true }),
  remark: text({ max: 200, optional: true, search: true, write: true }),
});

/** A day of the working calendar. */
export type CalendarDay = RowOf<typeof calendarDay>;
/** The writable fields of a day. */
export type CalendarDayDraft = DraftIn<typeof calendarDay>;
/** 1 working day · 2 weekend · 3 public holiday · 4 weekend that is worked. */
export type DayType = CalendarDay['dayType'];

/** A year whose days are made. */
export const calendarYear = object({ year: wholeNumber(2_100).min(2_000).required() });

/** Most days that one save sets: those of a year. */
export const CALENDAR_DAYS = 366;

/** Kinds of days that are saved together. A name or remark that is left out stays. */
export const calendarDays = object({
  days: array()
    .of(
      object({
        day: dayText().required(),
        dayType: number<1 | 2 | 3 | 4>().oneOf([1, 2, 3, 4]).required(),
        holidayName: word(64).nullable(),
        remark: lines().max(200).nullable(),
      }),
    )
    .min(1)
    .max(CALENDAR_DAYS)
    .required(),
});
/** Days that are saved together. */
export type CalendarDays = InferType<typeof calendarDays>;

/** An order that becomes due on another day. Days are `yyyy-MM-dd`. */
export interface MovedDueDay {
  orderId: string;
  orderNo: string;
  candidateName: string;
  before: string;
  after: string;
}

/** The consequences of a change of the working calendar. */
export interface CalendarEffect {
  /** Number of days that differ from the stored ones. */
  changed: number;
  /** Number of open orders that become due on another day. */
  total: number;
  /** The first of them by their due days, 10 at most. */
  orders: MovedDueDay[];
}
