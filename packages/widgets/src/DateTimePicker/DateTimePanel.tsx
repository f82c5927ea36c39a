import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import * as P from '../internal/calendar/panel.styles';
import type { PickerPanelState } from '../internal/calendar/PickerBox';
import { timesOfDay, type TimeListOptions } from '../internal/time/model/times';
import { timeTexts } from '../internal/time/time.texts';
import { TimeList } from '../internal/time/TimeList';
import * as S from './DateTimePicker.styles';
import { dateTimeTexts } from './DateTimePicker.texts';
import { limitOn } from './model/dateTimes';
import { useDateTimePanel } from './useDateTimePanel';
import type { DateTimeRulesState } from './useDateTimeRules';

export interface DateTimePanelProps extends DateTimeRulesState, TimeListOptions {
  /** The field's value and actions. */
  field: PickerPanelState;
  /** Returns the day and time now. */
  currentTime(): string;
}

/** A calendar and a list of times side by side, with a “Now” button below them. */
export function DateTimePanel({
  field,
  step,
  seconds,
  min,
  max,
  reasonOf,
  limits,
  dayReasonOf,
  currentTime,
}: DateTimePanelProps) {
  const t = useTexts(dateTimeTexts);
  const time = useTexts(timeTexts);
  const [openedAt] = useState(currentTime);
  const [reason, setReason] = useState<string | undefined>();
  const panel = useDateTimePanel({ ...field, seconds, reasonOf });
  const today = openedAt.slice(0, 10);
  const reasonOfTime = (one: string) =>
    panel.date === null ? undefined : reasonOf(`${panel.date} ${one}`);
  const request =
    panel.date === null ? t.chooseDate : panel.time === null ? t.chooseTime : undefined;

  return (
    <P.Panel>
      <S.Sides>
        <LazyCalendar
          mode="single"
          selected={panel.date === null ? null : { from: panel.date, to: panel.date }}
          initialDay={panel.date ?? today}
          today={today}
          min={min?.slice(0, 10)}
          max={max?.slice(0, 10)}
          reasonOf={dayReasonOf}
          onSelect={panel.selectDate}
          onHighlight={(date) => setReason(dayReasonOf(date))}
        />
        <S.Times ref={panel.timesRef}>
          <TimeList
            times={timesOfDay({
              step,
              seconds,
              min: limitOn(panel.date, min),
              max: limitOn(panel.date, max),
            })}
            selected={panel.time}
            initial={panel.time ?? openedAt.slice(11)}
            reasonOf={reasonOfTime}
            onSelect={panel.selectTime}
            onHighlight={(one) => setReason(reasonOfTime(one))}
          />
        </S.Times>
      </S.Sides>
      <P.Hint>
        <S.Request role="status">{request}</S.Request>
        <span>{reason ?? limits}</span>
      </P.Hint>
      <P.Foot>
        <Button
          size="small"
          tone="quiet"
          disabledReason={reasonOf(openedAt)}
          onClick={() => panel.finish(currentTime())}
        >
          {time.now}
        </Button>
      </P.Foot>
    </P.Panel>
  );
}
