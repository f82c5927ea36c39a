import { Button, useTexts } from '@mingjian/ui';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { isWorked, type DayKinds } from '../internal/calendar/dayKinds';
import * as S from './CalendarPicker.styles';
import { calendarPickerTexts } from './CalendarPicker.texts';

export interface CalendarHintProps {
  /** The hovered or focused day. */
  day: string | null;
  /** The reason why the day is disabled, or the limits. */
  reason: string | null | undefined;
  workCalendar: DayKinds;
  /** Whether the working calendar is being loaded. */
  loading: boolean;
  /** Present while it could not be loaded. */
  loadError: { onRetry(): void } | undefined;
}

/** The reason of a disabled day, the name of a holiday, or the state of the working calendar. */
export function CalendarHint({ day, reason, workCalendar, loading, loadError }: CalendarHintProps) {
  const t = useTexts(calendarPickerTexts);
  const calendar = useTexts(calendarTexts);
  if (loadError)
    return (
      <S.Hint role="alert">
        {t.failed}
        <Button size="small" tone="quiet" onClick={loadError.onRetry}>
          {t.retry}
        </Button>
      </S.Hint>
    );
  if (loading) return <S.Hint aria-busy>{t.loading}</S.Hint>;
  const kind = day === null ? null : workCalendar.kindOf(day);
  const holiday =
    kind?.holidayName &&
    calendar.and(kind.holidayName, isWorked(kind) ? calendar.makeUpDay : calendar.dayOff);
  return <S.Hint>{reason ?? holiday}</S.Hint>;
}
