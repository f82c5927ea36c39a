import { lazy, Suspense } from 'react';
import { ErrorBoundary, useTexts } from '@mingjian/ui';
import type { CalendarProps } from './Calendar';
import * as S from './panel.styles';
import { calendarTexts } from './calendar.texts';

const load = () => import('./Calendar');
const LoadedCalendar = lazy(async () => ({ default: (await load()).Calendar }));

/** Starts to load the calendar, so that it is there when it is opened. A failure shows at opening. */
export function preloadCalendar() {
  load().catch(() => {});
}

/** The calendar, loaded when it is first needed: it weighs more than the fields. Should that fail, a date can still be typed. */
export function LazyCalendar(props: CalendarProps) {
  const t = useTexts(calendarTexts);
  return (
    <ErrorBoundary fallback={() => <S.Hint role="alert">{t.failed}</S.Hint>}>
      <Suspense fallback={<S.Waiting data-months={props.months} />}>
        <LoadedCalendar {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
