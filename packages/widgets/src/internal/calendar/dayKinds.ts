import { createContext } from 'react';
import { isWeekend } from './model/days';

/** Kind of a day: 1 working day · 2 weekend · 3 public holiday · 4 weekend that is worked. */
export interface DayKind {
  dayType: 1 | 2 | 3 | 4;
  holidayName: string | null;
}

/** A working calendar: the kind of every day. */
export interface DayKinds {
  /** Returns the kind of a day, `YYYY-MM-DD`. */
  kindOf(date: string): DayKind;
}

/** The calendar without a table: people work from Monday to Friday. */
export const PLAIN_WEEKS: DayKinds = {
  kindOf: (date) => ({ dayType: isWeekend(date) ? 2 : 1, holidayName: null }),
};

/** Whether people work on a day of a kind. */
export const isWorked = ({ dayType }: DayKind) => dayType === 1 || dayType === 4;

/** Context with the kinds of days that a calendar marks; `null` for none. */
export const MarkedDays = createContext<DayKinds | null>(null);
