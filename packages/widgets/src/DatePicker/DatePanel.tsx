import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import * as S from '../internal/calendar/panel.styles';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { beijingToday, isDate } from '../internal/calendar/model/days';
import type { DayRules, DayRulesState } from '../internal/calendar/useDayRules';

export interface DatePanelProps extends DayRulesState, Pick<DayRules, 'min' | 'max'> {
  value: string | null;
  /** Today, in place of Beijing's at this moment. */
  today: string | undefined;
  onPick(date: string): void;
  /** Closes the panel. */
  close(): void;
}

/** The calendar of one date, with the way to today below it. */
export function DatePanel({
  value,
  today: givenToday,
  min,
  max,
  reasonOf,
  limits,
  onPick,
  close,
}: DatePanelProps) {
  const t = useTexts(calendarTexts);
  const [openedOn] = useState(() => beijingToday(Date.now()));
  const [pointed, setPointed] = useState<string | null>(null);
  const today = givenToday ?? openedOn;
  const chosen = value !== null && isDate(value) ? value : null;
  const reason = pointed === null ? undefined : reasonOf(pointed);
  const hint = reason ?? limits;
  const pick = (date: string) => {
    close();
    onPick(date);
  };

  return (
    <S.Panel>
      <LazyCalendar
        mode="single"
        chosen={chosen === null ? null : { from: chosen, to: chosen }}
        shown={chosen ?? today}
        {...{ today, min, max, reasonOf }}
        onPick={pick}
        onPoint={setPointed}
      />
      {hint !== null && <S.Hint>{hint}</S.Hint>}
      <S.Foot>
        <Button
          size="small"
          tone="quiet"
          disabledReason={reasonOf(today)}
          onClick={() => pick(today)}
        >
          {t.today}
        </Button>
      </S.Foot>
    </S.Panel>
  );
}
