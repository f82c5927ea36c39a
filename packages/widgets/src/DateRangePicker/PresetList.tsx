import { useTexts } from '@mingjian/ui';
import type { DaySpan } from '../internal/calendar/model/days';
import { isSameRange } from '../internal/range/model/textRange';
import { dateRangeTexts } from './DateRangePicker.texts';
import * as S from './DateRangePicker.styles';
import type { DateRange } from './model/dateRange';
import { clippedSpan, type DatePreset } from './model/datePresets';

export interface PresetListProps {
  presets: readonly DatePreset[];
  /** Whether a selected range carries the key of its preset. */
  keepsPreset: boolean;
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
  keepsPreset,
  today,
  min,
  max,
  value,
  reasonOf,
  onSelect,
  onHighlight,
}: PresetListProps) {
  const t = useTexts(dateRangeTexts);
  /** A clipped range is not the preset's. */
  const rangeOf = (key: string, span: DaySpan, whole: DaySpan): DateRange =>
    keepsPreset && isSameRange(span, whole) ? { ...span, preset: key } : span;

  return (
    <S.Presets role="group" aria-label={t.presets}>
      {presets.map((preset) => {
        const whole = preset.spanOn(today);
        const span = clippedSpan(whole, min, max);
        const reason = span === null ? t.outside : reasonOf(span);
        const isDisabled = span === null || reason !== undefined;
        return (
          <S.Preset
            key={preset.key}
            type="button"
            aria-pressed={
              value?.preset === undefined
                ? span !== null && isSameRange(span, value)
                : value.preset === preset.key
            }
            aria-disabled={isDisabled || undefined}
            aria-description={reason}
            onClick={() => isDisabled || onSelect(rangeOf(preset.key, span, whole))}
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
