import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { isDate } from '../internal/calendar/model/days';
import { useClock } from '../internal/calendar/useClock';
import * as S from '../internal/calendar/panel.styles';
import type { DayRules, DayRulesState } from '../internal/calendar/useDayRules';

export interface DatePanelProps extends DayRulesState, Pick<DayRules, 'min' | 'max'> {
  value: string | null;
  /** Today, instead of the current day. */
  today: string | undefined;
  onSelect(date: string): void;
  /** Closes the panel. */
  close(): void;
}

/** The calendar of one date, with a “Today” button below it. */
export function DatePanel({
  value,
  today: givenToday,
  min,
  max,
  reasonOf,
  limits,
  onSelect,
  close,
}: DatePanelProps) {
  const t = useTexts(calendarTexts);
  const clock = useClock();
  const [openedOn] = useState(clock.today);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const today = givenToday ?? openedOn;
  const selected = value !== null && isDate(value) ? value : null;
  const reason = highlighted === null ? undefined : reasonOf(highlighted);
  const hint = reason ?? limits;
  const select = (date: string) => {
    close();
    onSelect(date);
  };

  return (
    <S.Panel>
      <LazyCalendar
        mode="single"
        selected={selected === null ? null : { from: selected, to: selected }}
        initialDay={selected ?? today}
        today={today}
        min={min}
        max={max}
        reasonOf={reasonOf}
        onSelect={select}
        onHighlight={setHighlighted}
      />
      {hint !== null && <S.Hint>{hint}</S.Hint>}
      <S.Foot>
        <Button
          size="small"
          tone="quiet"
          disabledReason={reasonOf(today)}
          onClick={() => select(today)}
        >
          {t.today}
        </Button>
      </S.Foot>
    </S.Panel>
  );
}
