import { useState } from 'react';
import { useNarrow, useTexts } from '@mingjian/ui';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { monthBefore } from '../internal/calendar/model/calendarMonths';
import { inOrder, type DaySpan } from '../internal/calendar/model/days';
import * as C from '../internal/calendar/panel.styles';
import type { DayRules, DayRulesState } from '../internal/calendar/useDayRules';
import * as S from './DateRangePicker.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import { problemOf, shownSpan, type DateRange, type RangeRules } from './model/dateRange';
import type { DatePreset } from './model/datePresets';
import { PresetList } from './PresetList';
import { RangeFoot } from './RangeFoot';
import { useProblemText } from './useProblemText';

export interface RangePanelProps
  extends Pick<DayRules, 'min' | 'max'>, Pick<DayRulesState, 'limits'> {
  value: DateRange | null;
  /** Returns the current rules. */
  rules(): RangeRules;
  presets: readonly DatePreset[];
  /** Whether a range that was selected by a preset carries its key. */
  keepsPreset: boolean;
  /** Called with a complete range. */
  onSelect(range: DateRange): void;
  /** Closes the panel. */
  close(): void;
}

/** A calendar of two months to select both ends in any order, with presets beside it. */
export function RangePanel({
  value,
  rules: currentRules,
  presets,
  keepsPreset,
  min,
  max,
  limits,
  onSelect,
  close,
}: RangePanelProps) {
  const t = useTexts(dateRangeTexts);
  const isNarrow = useNarrow();
  const [today] = useState(() => currentRules().today);
  const [firstDay, setFirstDay] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const [presetReason, setPresetReason] = useState<string | undefined>();
  const rules = { ...currentRules(), today };
  const problemText = useProblemText(rules);

  const reasonOfSpan = (span: DaySpan) => {
    const problem = problemOf(span, rules);
    return (
      rules.reasonOf(span.from) ??
      rules.reasonOf(span.to) ??
      (problem === null ? undefined : problemText(problem))
    );
  };
  const reasonOf = (date: string) =>
    firstDay === null ? rules.reasonOf(date) : reasonOfSpan(inOrder(firstDay, date));
  const selectRange = (range: DateRange) => {
    close();
    onSelect(range);
  };
  const selectDay = (date: string) =>
    firstDay === null ? setFirstDay(date) : selectRange(inOrder(firstDay, date));
  const highlight = (date: string) => {
    setHighlighted(date);
    setPresetReason(undefined);
  };

  const shown = shownSpan(value, today);
  const reason = presetReason ?? (highlighted === null ? undefined : reasonOf(highlighted));
  const firstHint = rules.variant === 'open' ? t.chooseEither : t.chooseFrom;

  return (
    <S.Panel>
      {presets.length > 0 && (
        <PresetList
          presets={presets}
          keepsPreset={keepsPreset}
          today={today}
          min={min}
          max={max}
          value={value}
          reasonOf={reasonOfSpan}
          onSelect={selectRange}
          onHighlight={setPresetReason}
        />
      )}
      <C.Panel>
        <LazyCalendar
          mode="range"
          months={isNarrow ? 1 : 2}
          selected={firstDay === null ? shown : inOrder(firstDay, firstDay)}
          preview={
            firstDay === null || highlighted === null || reasonOf(highlighted) !== undefined
              ? null
              : inOrder(firstDay, highlighted)
          }
          initialDay={shown?.from ?? (isNarrow ? today : monthBefore(today))}
          today={today}
          min={min}
          max={max}
          reasonOf={reasonOf}
          onSelect={selectDay}
          onHighlight={highlight}
        />
        <C.Hint>
          <span role="status">{firstDay === null ? firstHint : t.chooseTo(firstDay)}</span>
          <span>{reason ?? limits}</span>
        </C.Hint>
        <RangeFoot value={value} firstDay={firstDay} rules={rules} onSelect={selectRange} />
      </C.Panel>
    </S.Panel>
  );
}
