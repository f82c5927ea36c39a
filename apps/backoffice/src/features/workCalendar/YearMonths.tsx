import { useId, useMemo } from 'react';
import { useLocale, useTexts } from '@mingjian/ui';
import { holidaysOf } from './model/holidayRows';
import { monthsOf, type MonthWeeks } from './model/yearDays';
import type { DaySelection } from './useDaySelection';
import type { YearDay } from './useYear';
import * as S from './WorkCalendar.styles';
import { workCalendarTexts } from './workCalendar.texts';

export interface YearMonthsProps {
  year: number;
  days: ReadonlyMap<string, YearDay>;
  /** Days that differ from the official table. */
  differing: ReadonlySet<string>;
  today: string;
  selection: DaySelection;
  editable: boolean;
}

/** The twelve months of a year. Renders a grid for each; one day of all is in the tab order. */
export function YearMonths({ year, selection, ...rest }: YearMonthsProps) {
  const months = useMemo(() => monthsOf(year), [year]);
  return (
    <S.Months {...selection.gridProps}>
      {months.map((month) => (
        <MonthGrid key={month.month} month={month} selection={selection} {...rest} />
      ))}
    </S.Months>
  );
}

interface MonthGridProps extends Omit<YearMonthsProps, 'year'> {
  month: MonthWeeks;
}

/** Monday, from which the names of weekdays are taken. */
const MONDAY = Date.UTC(2024, 0, 1);
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => MONDAY + index * 86_400_000);

function MonthGrid({ month: { month, weeks }, ...rest }: MonthGridProps) {
  const nameId = useId();
  const t = useTexts(workCalendarTexts);
  const { locale } = useLocale();
  const { days, editable } = rest;
  const format = (options: Intl.DateTimeFormatOptions, time: number) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(time);
  const holidays = holidaysOf(month, [...days.values()]);
  return (
    <S.Month aria-labelledby={nameId} data-editable={editable || undefined}>
      <S.MonthName id={nameId}>{format({ month: 'long' }, Date.parse(month))}</S.MonthName>
      <S.Days role="grid" aria-labelledby={nameId} aria-multiselectable={editable}>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" aria-label={format({ weekday: 'long' }, weekday)}>
                {format({ weekday: 'narrow' }, weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} aria-hidden />
                ) : (
                  <DayCell key={day} day={day} {...rest} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </S.Days>
      {holidays.length > 0 && (
        <S.Holidays>
          {holidays.map(({ name, isWorked, days: span }) => (
            <li key={span}>
              {span} {isWorked ? t.named(t.type4, name) : name || t.type3}
            </li>
          ))}
        </S.Holidays>
      )}
    </S.Month>
  );
}

interface DayCellProps extends Omit<YearMonthsProps, 'year'> {
  day: string;
}

function DayCell({ day, days, differing, today, selection, editable }: DayCellProps) {
  const t = useTexts(workCalendarTexts);
  const { locale } = useLocale();
  const { dayType, holidayName, remark } = days.get(day)!;
  const date = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  const facts = [
    t[`type${dayType}`],
    holidayName,
    remark,
    day === today && t.today,
    differing.has(day) && t.differs,
  ].filter(Boolean) as string[];
  const sign = { 1: undefined, 2: undefined, 3: t.off, 4: t.on }[dayType];
  return (
    <td
      tabIndex={day === selection.current ? 0 : -1}
      title={facts.join(' · ')}
      aria-label={[date.format(Date.parse(day)), ...facts].reduce(t.and)}
      aria-selected={editable ? selection.selected.has(day) : undefined}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      data-type={dayType}
      data-sign={sign}
      data-today={day === today || undefined}
      data-differs={differing.has(day) || undefined}
    >
      {Number(day.slice(8))}
    </td>
  );
}
