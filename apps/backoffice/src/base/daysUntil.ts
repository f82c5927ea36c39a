import { beijingDay } from '@mingjian/api';

const DAY = 86_400_000;

/** Returns the days from today in Beijing to a day; negative for one that has passed. */
export const daysUntil = (day: string, today: string = beijingDay(new Date())): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY);
