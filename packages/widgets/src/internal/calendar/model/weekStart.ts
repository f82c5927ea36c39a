/** A day of the week, from 0 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** A locale as browsers that know weeks describe it: ISO days, Monday is 1 and Sunday 7. */
interface KnownLocale {
  getWeekInfo?: (() => { firstDay: number }) | undefined;
  weekInfo?: { firstDay: number } | undefined;
}

/** Returns the first day of a week in `locale`; Monday where the browser does not know. */
export function weekStartOf(locale: string): Weekday {
  const known = new Intl.Locale(locale) as KnownLocale;
  const { firstDay } = known.getWeekInfo?.() ?? known.weekInfo ?? { firstDay: 1 };
  return (firstDay % 7) as Weekday;
}
