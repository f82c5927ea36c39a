import { DAY } from '../time';
import { plainYear, type ListedDay } from './workCalendar';

/** The rest of a holiday, first and last day, and the weekend days that are worked for it. */
interface Holiday {
  name: string;
  rest: readonly [first: string, last: string];
  worked: readonly string[];
}

/*
 * Sources: notices of the General Office of the State Council on the holidays of a year,
 * 国办发明电〔2024〕12号 of 12 November 2024 for 2025, and that of 4 November 2025 for 2026.
 * A later year has its weekends only until its notice is entered.
 */
const HOLIDAYS: readonly Holiday[] = [
  { name: '元旦', rest: ['2025-01-01', '2025-01-01'], worked: [] },
  { name: '春节', rest: ['2025-01-28', '2025-02-04'], worked: ['2025-01-26', '2025-02-08'] },
  { name: '清明节', rest: ['2025-04-04', '2025-04-06'], worked: [] },
  { name: '劳动节', rest: ['2025-05-01', '2025-05-05'], worked: ['2025-04-27'] },
  { name: '端午节', rest: ['2025-05-31', '2025-06-02'], worked: [] },
  {
    name: '国庆节、中秋节',
    rest: ['2025-10-01', '2025-10-08'],
    worked: ['2025-09-28', '2025-10-11'],
  },
  { name: '元旦', rest: ['2026-01-01', '2026-01-03'], worked: ['2026-01-04'] },
  { name: '春节', rest: ['2026-02-15', '2026-02-23'], worked: ['2026-02-14', '2026-02-28'] },
  { name: '清明节', rest: ['2026-04-04', '2026-04-06'], worked: [] },
  { name: '劳动节', rest: ['2026-05-01', '2026-05-05'], worked: ['2026-05-09'] },
  { name: '端午节', rest: ['2026-06-19', '2026-06-21'], worked: [] },
  { name: '中秋节', rest: ['2026-09-25', '2026-09-27'], worked: [] },
  { name: '国庆节', rest: ['2026-10-01', '2026-10-07'], worked: ['2026-09-20', '2026-10-10'] },
];

/** The public holidays of China, and the weekend days that are worked for them. */
export const CHINA_HOLIDAYS: readonly ListedDay[] = HOLIDAYS.flatMap(({ name, rest, worked }) => [
  ...daysOf(rest).map((day) => ({ day, dayType: 3 as const, holidayName: name })),
  ...worked.map((day) => ({ day, dayType: 4 as const, holidayName: name })),
]).toSorted((one, other) => (one.day < other.day ? -1 : 1));

/** Returns the days of a year: weekends, and the public holidays as far as they are known. */
export function officialYear(year: number): ListedDay[] {
  const holidays = new Map(CHINA_HOLIDAYS.map((one) => [one.day, one]));
  return plainYear(year).map((plain) => holidays.get(plain.day) ?? plain);
}

/** Whether the public holidays of a year are known. */
export const isOfficialYear = (year: number): boolean =>
  CHINA_HOLIDAYS.some(({ day }) => day.startsWith(`${year}-`));

function daysOf([first, last]: Holiday['rest']): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY).toISOString().slice(0, 10),
  );
}
