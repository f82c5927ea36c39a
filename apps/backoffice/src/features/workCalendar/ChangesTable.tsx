import type { ListedDay } from '@mingjian/api';
import { Table, TableFrame, Text, useLocale, useTexts } from '@mingjian/ui';
import type { DayChange } from './model/holidayRows';
import * as S from './WorkCalendar.styles';
import { workCalendarTexts } from './workCalendar.texts';

/** The days that a save would change, each before and after. */
export function ChangesTable({ changes }: { changes: readonly DayChange[] }) {
  const t = useTexts(workCalendarTexts);
  const { locale } = useLocale();
  const date = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
  });
  const kindOf = ({ dayType, holidayName }: ListedDay) =>
    holidayName ? t.named(t[`type${dayType}`], holidayName) : t[`type${dayType}`];
  if (changes.length === 0) return <Text tone="muted">{t.noChanges}</Text>;
  const label = t.changes(changes.length);
  return (
    <S.Stack>
      <Text>{label}</Text>
      <TableFrame label={label}>
        <Table density="compact">
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.before}</th>
              <th scope="col">{t.after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ before, after }) => (
              <tr key={after.day}>
                <th scope="row">{date.format(Date.parse(after.day))}</th>
                <td>{kindOf(before)}</td>
                <td>{kindOf(after)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </S.Stack>
  );
}
