import { useTexts } from '@mingjian/ui';
import type { DaySpan } from '../internal/calendar/model/days';
import { dateRangeTexts } from './DateRangePicker.texts';
import * as S from './DateRangePicker.styles';
import { isSameRange, type DateRange } from './model/dateRange';
import { clippedSpan, type DatePreset } from './model/datePresets';

export interface PresetListProps {
  presets: readonly DatePreset[];
  today: string;
  min: string | undefined;
  max: string | undefined;
  value: DateRange | null;
  /** Returns the reason why a span is disabled, if it is. */
  reasonOf(span: DaySpan): string | undefined;
  onSelect(range: DateRange): void;
  /** Called with the reason of the hovered or focused preset. */
  onHighlight(reason: string | undefined): void;
}

/** Ranges to select with one click, clipped to the limits. */
export function PresetList({
  presets,
  today,
  min,
  max,
  value,
  reasonOf,
  onSelect,
  onHighlight,
}: PresetListProps) {
  const t = useTexts(dateRangeTexts);

  return (
    <S.Presets role="group" aria-label={t.presets}>
      {presets.map((preset) => {
        const span = clippedSpan(preset.spanOn(today), min, max);
        const reason = span === null ? t.outside : reasonOf(span);
        const isDisabled = span === null || reason !== undefined;
        return (
          <S.Preset
            key={preset.key}
            type="button"
            aria-pressed={span !== null && isSameRange(span, value)}
            aria-disabled={isDisabled || undefined}
            aria-description={reason}
            onClick={() => isDisabled || onSelect(span)}
            onFocus={() => onHighlight(reason)}
            onMouseEnter={() => onHighlight(reason)}
          >
            {preset.label}
          </S.Preset>
        );
      })}
    </S.Presets>
  );
}
