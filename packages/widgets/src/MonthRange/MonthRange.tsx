import { useState } from 'react';
import { useControllable, useTexts } from '@mingjian/ui';
import { useClock } from '../internal/calendar/useClock';
import { monthTexts } from '../internal/calendar/month.texts';
import { useMonthRules, type MonthRules } from '../internal/calendar/useMonthRules';
import { RangeField, type RangeOptions } from '../internal/range/RangeField';
import { useRangeText } from '../internal/range/useRangeText';
import { LazyMonthRangePanel } from './LazyMonthRangePanel';
import {
  monthRangeProblem,
  monthsIn,
  type MonthRangeProblem,
  type MonthRangeValue,
  type MonthRangeVariant,
} from './model/monthRange';
import { readMonthRange } from './model/readMonthRange';
import * as S from './MonthRange.styles';
import { monthRangeTexts } from './MonthRange.texts';
import { useDurationText } from './useDurationText';

export interface MonthRangeProps extends RangeOptions, MonthRules {
  /** The range, `null` for none. Without it the field is uncontrolled. */
  value?: MonthRangeValue | null | undefined;
  /** @default null */
  defaultValue?: MonthRangeValue | null | undefined;
  /**
   * Called with the new range on blur, Enter or selection; `null` stands for empty texts. An end
   * that is missing or invalid is empty. Refuse what `monthRangeProblem` finds.
   */
  onValueChange?: ((value: MonthRangeValue | null) => void) | undefined;
  /** Whether the last end may be “so far”. @default 'soFar' */
  variant?: MonthRangeVariant | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day */
  today?: string | undefined;
}

/**
 * A range of months, typed or selected from the months of a year, with its duration in words.
 * Renders a group of two inputs and a button: `className` goes to the root, `ref` to the first
 * input, every other prop to the group. For days use `DateRangePicker`.
 */
export function MonthRange({
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  monthDisabledReason,
  variant = 'soFar',
  today,
  ...options
}: MonthRangeProps) {
  const t = useTexts(monthRangeTexts);
  const durationText = useDurationText();
  const problemText = useProblemText();
  const [value, setValue, reset] = useControllable<MonthRangeValue | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const { reasonOf, limits } = useMonthRules({ min, max, monthDisabledReason });
  const clock = useClock();
  const [openedOn] = useState(clock.today);
  const rules = () => ({ variant, today: today ?? clock.today(), reasonOf });
  const range = useRangeText({
    value,
    onValueChange: setValue,
    read: (entry) => readMonthRange(entry, rules()),
  });
  const months = value === null ? 0 : monthsIn(value, today ?? openedOn);
  const problem = range.problem ?? storedProblem(value, today ?? openedOn);

  return (
    <RangeField
      {...options}
      value={value}
      onReset={reset}
      texts={t}
      names={useTexts(monthTexts)}
      range={range}
      problem={problem && { end: problem.end, message: problemText(problem) }}
      needsBothEnds
      allowsSoFar={variant === 'soFar'}
      suffix={<S.Duration role="status">{months > 0 && durationText(months)}</S.Duration>}
      preload={LazyMonthRangePanel.preload}
      panel={(close) => (
        <LazyMonthRangePanel
          value={value}
          rules={rules}
          min={min}
          max={max}
          limits={limits}
          close={close}
          onSelect={range.setValue}
        />
      )}
    />
  );
}

/** A value from outside that contradicts itself is an error at once; an incomplete one is not. */
function storedProblem(value: MonthRangeValue | null, today: string) {
  const problem = value && monthRangeProblem(value, today);
  return problem?.kind === 'missing' ? null : problem;
}

function useProblemText() {
  const t = useTexts(monthRangeTexts);
  const month = useTexts(monthTexts);
  return (problem: MonthRangeProblem): string => {
    switch (problem.kind) {
      case 'disabled':
        return problem.reason;
      case 'missing':
        return problem.end === 'from' ? t.missingFrom : t.missingTo;
      case 'future':
      case 'reversed':
        return t[problem.kind];
      case 'unreadableMonth':
      case 'noSuchMonth':
        return month[problem.kind];
    }
  };
}
