import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { isMonth } from '../internal/calendar/model/months';
import { monthTexts } from '../internal/calendar/month.texts';
import { MonthPanel } from '../internal/calendar/MonthPanel';
import * as P from '../internal/calendar/panel.styles';
import type { PickerPanelState } from '../internal/calendar/PickerBox';
import type { LimitsState } from '../internal/calendar/useLimits';
import type { MonthRules } from '../internal/calendar/useMonthRules';

export interface OneMonthPanelProps extends LimitsState, Pick<MonthRules, 'min' | 'max'> {
  /** The field's value and actions. */
  field: PickerPanelState;
  /** Returns today. */
  currentDay(): string;
}

/** The months of a year, with a “This month” button below them. */
export function OneMonthPanel({
  field: { value, setValue, close },
  currentDay,
  min,
  max,
  reasonOf,
  limits,
}: OneMonthPanelProps) {
  const t = useTexts(monthTexts);
  const [thisMonth] = useState(() => currentDay().slice(0, 7));
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const selected = value !== null && isMonth(value) ? value : null;
  const hint = (highlighted === null ? undefined : reasonOf(highlighted)) ?? limits;
  const select = (month: string) => {
    close();
    setValue(month);
  };

  return (
    <P.Panel>
      <MonthPanel
        selected={selected === null ? null : { from: selected, to: selected }}
        initialMonth={selected ?? thisMonth}
        thisMonth={thisMonth}
        min={min}
        max={max}
        reasonOf={reasonOf}
        onSelect={select}
        onHighlight={setHighlighted}
      />
      {hint !== null && <P.Hint>{hint}</P.Hint>}
      <P.Foot>
        <Button
          size="small"
          tone="quiet"
          disabledReason={reasonOf(thisMonth)}
          onClick={() => select(thisMonth)}
        >
          {t.thisMonth}
        </Button>
      </P.Foot>
    </P.Panel>
  );
}
