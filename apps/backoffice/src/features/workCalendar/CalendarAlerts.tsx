import { calendar } from '@mingjian/api';
import { useRefresh, useSubmit } from '@mingjian/api/react';
import { Alert, Button, useTexts } from '@mingjian/ui';
import { useDateFormat } from '../../base/useDateFormat';
import { messages } from '../../shell';
import type { NextYear, YearState } from './useYear';
import { workCalendarTexts } from './workCalendar.texts';

export interface CalendarAlertsProps {
  year: number;
  next: NextYear;
  state: YearState;
  onYear(year: number): void;
  onAdopt(): void;
}

/** Notices about the calendar: a year without days or holidays, and official differences. */
export function CalendarAlerts({ year, next, state, onYear, onAdopt }: CalendarAlertsProps) {
  const t = useTexts(workCalendarTexts);
  const dates = useDateFormat();
  const { stored, differences, canEdit } = state;
  const named = differences.slice(0, NAMED).map(({ after }) => dates.monthDay(after.day));
  const more = differences.length > NAMED ? '…' : '';
  return (
    <>
      {next.hasHolidays === false && (
        <Alert
          tone="warning"
          title={t.noHolidays(next.year)}
          action={
            year !== next.year && (
              <Button size="small" onClick={() => onYear(next.year)}>
                {t.enter(next.year)}
              </Button>
            )
          }
        >
          {t.noHolidaysNote}
        </Alert>
      )}
      {stored === 0 && <EmptyYear year={year} canEdit={canEdit} />}
      {stored !== undefined && stored > 0 && differences.length > 0 && (
        <Alert
          tone="warning"
          title={t.differTitle(differences.length)}
          action={
            canEdit && (
              <Button size="small" onClick={onAdopt}>
                {t.adopt}
              </Button>
            )
          }
        >
          {t.differNote(named.join('、') + more)}
        </Alert>
      )}
    </>
  );
}

/** Days that the notice about differences names. */
const NAMED = 6;

function EmptyYear({ year, canEdit }: { year: number; canEdit: boolean }) {
  const t = useTexts(workCalendarTexts);
  const refresh = useRefresh();
  const { submit, isSubmitting } = useSubmit(calendar.insertYear);
  const make = async () => {
    const outcome = await submit({ year });
    messages.show(
      outcome.ok
        ? { text: t.made(year), tone: 'success' }
        : { text: outcome.error.message, tone: 'danger' },
    );
    if (outcome.ok) await refresh();
  };
  return (
    <Alert
      title={t.notMade(year)}
      action={
        canEdit && (
          <Button size="small" loading={isSubmitting} onClick={() => void make()}>
            {t.make(year)}
          </Button>
        )
      }
    >
      {t.notMadeNote}
    </Alert>
  );
}
