import { useState } from 'react';
import { Button, useTexts } from '@mingjian/ui';
import { inOrder } from '../internal/calendar/model/days';
import { isMonth } from '../internal/calendar/model/months';
import { SO_FAR } from '../internal/calendar/model/soFar';
import { MonthPanel } from '../internal/calendar/MonthPanel';
import * as P from '../internal/calendar/panel.styles';
import type { LimitsState } from '../internal/calendar/useLimits';
import type { MonthRules } from '../internal/calendar/useMonthRules';
import { closedRange, type MonthRangeRules, type MonthRangeValue } from './model/monthRange';
import { monthRangeTexts } from './MonthRange.texts';

export interface MonthRangePanelProps
  extends Pick<MonthRules, 'min' | 'max'>, Pick<LimitsState, 'limits'> {
  value: MonthRangeValue | null;
  /** Returns the current rules. */
  rules(): MonthRangeRules;
  /** Called with a complete range. */
  onSelect(range: MonthRangeValue): void;
  /** Closes the panel. */
  close(): void;
}

/** The months of a year to select both ends in any order, with a “so far” button below them. */
export function MonthRangePanel({
  value,
  rules,
  min,
  max,
  limits,
  onSelect,
  close,
}: MonthRangePanelProps) {
  const t = useTexts(monthRangeTexts);
  const [{ today, variant }] = useState(rules);
  const { reasonOf } = rules();
  const [first, setFirst] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const thisMonth = today.slice(0, 7);
  const shown = shownSpan(value, today);
  const reason = highlighted === null ? undefined : reasonOf(highlighted);

  const selectRange = (range: MonthRangeValue) => {
    close();
    onSelect(range);
  };
  const selectMonth = (month: string) =>
    first === null ? setFirst(month) : selectRange(inOrder(first, month));

  return (
    <P.Panel>
      <MonthPanel
        mode="range"
        selected={first === null ? shown : inOrder(first, first)}
        preview={
          first === null || highlighted === null || reason !== undefined
            ? null
            : inOrder(first, highlighted)
        }
        initialMonth={shown?.from ?? thisMonth}
        thisMonth={thisMonth}
        min={min}
        max={max}
        reasonOf={reasonOf}
        onSelect={selectMonth}
        onHighlight={setHighlighted}
      />
      <P.Hint>
        <span role="status">{first === null ? t.chooseFrom : t.chooseTo(first)}</span>
        <span>{reason ?? limits}</span>
      </P.Hint>
      {variant === 'soFar' && (
        <SoFarFoot
          from={first ?? value?.from ?? ''}
          thisMonth={thisMonth}
          isPressed={value?.to === SO_FAR && first === null}
          onSelect={selectRange}
        />
      )}
    </P.Panel>
  );
}

interface SoFarFootProps {
  /** The first month, empty for none. */
  from: string;
  thisMonth: string;
  isPressed: boolean;
  onSelect(range: MonthRangeValue): void;
}

/** Ends the range with now, which needs a first month that has begun. */
function SoFarFoot({ from, thisMonth, isPressed, onSelect }: SoFarFootProps) {
  const t = useTexts(monthRangeTexts);
  const reason = from === '' ? t.chooseFrom : from > thisMonth ? t.future : undefined;
  return (
    <P.Foot>
      <Button
        size="small"
        aria-pressed={isPressed}
        disabledReason={reason}
        onClick={() => onSelect({ from, to: SO_FAR })}
      >
        {t.soFar}
      </Button>
    </P.Foot>
  );
}

/** Returns the months of a range in the panel; a missing end equals the other one. */
function shownSpan(value: MonthRangeValue | null, today: string) {
  if (value === null) return null;
  const { from, to } = closedRange(value, today);
  const [one, other] = [isMonth(from) ? from : to, isMonth(to) ? to : from];
  return isMonth(one) && isMonth(other) ? inOrder(one, other) : null;
}
