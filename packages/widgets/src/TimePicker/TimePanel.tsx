import { use, useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import * as P from '../internal/calendar/panel.styles';
import type { LimitsState } from '../internal/calendar/useLimits';
import {
  inPrecision,
  isTime,
  timesOfDay,
  type TimeListOptions,
} from '../internal/time/model/times';
import { timeTexts } from '../internal/time/time.texts';
import { PanelTakesFocus } from '../internal/calendar/usePickerPanel';
import { TimeList } from '../internal/time/TimeList';
import * as S from './TimePicker.styles';

export interface TimePanelProps extends LimitsState {
  value: string | null;
  times: TimeListOptions;
  /** Returns the time now. */
  currentTime(): string;
  onSelect(time: string): void;
  /** Closes the panel. */
  close(): void;
}

/** The list of times, with a “Now” button below it. */
export function TimePanel({
  value,
  times,
  currentTime,
  reasonOf,
  limits,
  onSelect,
  close,
}: TimePanelProps) {
  const t = useTexts(timeTexts);
  const [openedAt] = useState(currentTime);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const selected = value !== null && isTime(value) ? inPrecision(value, times.seconds) : null;
  const hint = (highlighted === null ? undefined : reasonOf(highlighted)) ?? limits;
  const select = (time: string) => {
    close();
    onSelect(time);
  };

  return (
    <S.Panel>
      <TimeList
        takesFocus={use(PanelTakesFocus)}
        times={timesOfDay(times)}
        selected={selected}
        initial={selected ?? openedAt}
        reasonOf={reasonOf}
        onSelect={select}
        onHighlight={setHighlighted}
      />
      {hint !== null && <P.Hint>{hint}</P.Hint>}
      <P.Foot>
        <Button
          size="small"
          tone="quiet"
          disabledReason={reasonOf(openedAt)}
          onClick={() => select(currentTime())}
        >
          {t.now}
        </Button>
      </P.Foot>
    </S.Panel>
  );
}
