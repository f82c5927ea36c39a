import { useState } from 'react';
import { useNarrow, useTexts } from '@mingjian/ui';
import * as C from '../internal/calendar/panel.styles';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { monthBefore } from '../internal/calendar/model/calendarMonths';
import { inOrder, type DaySpan } from '../internal/calendar/model/days';
import type { DayRules, DayRulesState } from '../internal/calendar/useDayRules';
import * as S from './DateRangePicker.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import { problemOf, shownSpan, type DateRange, type RangeRules } from './model/dateRange';
import type { DatePreset } from './model/datePresets';
import { PresetList } from './PresetList';
import { RangeFoot } from './RangeFoot';
import { useRangeWords } from './useRangeWords';

export interface RangePanelProps
  extends Pick<DayRules, 'min' | 'max'>, Pick<DayRulesState, 'limits'> {
  value: DateRange | null;
  /** Returns the rules of this moment. */
  rules(): RangeRules;
  presets: readonly DatePreset[];
  /** Called with a whole range. */
  onTake(range: DateRange): void;
  /** Closes the panel. */
  close(): void;
}

/** Two months to choose both ends from, in either order, with the usual ranges beside them. */
export function RangePanel({
  value,
  rules: rulesNow,
  presets,
  min,
  max,
  limits,
  onTake,
  close,
}: RangePanelProps) {
  const t = useTexts(dateRangeTexts);
  const isNarrow = useNarrow();
  const [today] = useState(() => rulesNow().today);
  const [pending, setPending] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [presetReason, setPresetReason] = useState<string | undefined>();
  const rules = { ...rulesNow(), today };
  const wordsOf = useRangeWords(rules);

  const reasonOfSpan = (span: DaySpan) => {
    const problem = problemOf(span, rules);
    return (
      rules.reasonOf(span.from) ??
      rules.reasonOf(span.to) ??
      (problem === null ? undefined : wordsOf(problem))
    );
  };
  const reasonOf = (date: string) =>
    pending === null ? rules.reasonOf(date) : reasonOfSpan(inOrder(pending, date));
  const take = (range: DateRange) => {
    close();
    onTake(range);
  };
  const pick = (date: string) =>
    pending === null ? setPending(date) : take(inOrder(pending, date));
  const point = (date: string) => {
    setPointed(date);
    setPresetReason(undefined);
  };

  const shown = shownSpan(value, today);
  const reason = presetReason ?? (pointed === null ? undefined : reasonOf(pointed));
  const first = rules.variant === 'open' ? t.chooseEither : t.chooseFrom;

  return (
    <S.Panel>
      {presets.length > 0 && (
        <PresetList
          {...{ presets, today, min, max, value }}
          onTake={take}
          reasonOf={reasonOfSpan}
          onPoint={setPresetReason}
        />
      )}
      <C.Panel>
        <LazyCalendar
          mode="range"
          months={isNarrow ? 1 : 2}
          chosen={pending === null ? shown : inOrder(pending, pending)}
          preview={
            pending === null || pointed === null || reasonOf(pointed) !== undefined
              ? null
              : inOrder(pending, pointed)
          }
          shown={shown?.from ?? (isNarrow ? today : monthBefore(today))}
          {...{ today, min, max, reasonOf }}
          onPick={pick}
          onPoint={point}
        />
        <C.Hint>
          <span role="status">{pending === null ? first : t.chooseTo(pending)}</span>
          <span>{reason ?? limits}</span>
        </C.Hint>
        <RangeFoot {...{ value, pending, rules }} onTake={take} />
      </C.Panel>
    </S.Panel>
  );
}
