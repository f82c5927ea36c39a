import { useTexts } from '@mingjian/ui';
import type { DaySpan } from '../internal/calendar/model/days';
import { datePresetTexts, dateRangeTexts } from './DateRangePicker.texts';
import * as S from './DateRangePicker.styles';
import { isSameRange, type DateRange } from './model/dateRange';
import { clippedSpan, presetSpan, type DatePreset } from './model/datePresets';

export interface PresetListProps {
  presets: readonly DatePreset[];
  today: string;
  min: string | undefined;
  max: string | undefined;
  value: DateRange | null;
  /** Returns why a span cannot be chosen, or nothing. */
  reasonOf(span: DaySpan): string | undefined;
  onTake(range: DateRange): void;
  /** Called with the reason of the preset under the pointer or the focus. */
  onPoint(reason: string | undefined): void;
}

/** Ranges to take at once, each of them only as far as the limits allow. */
export function PresetList({
  presets,
  today,
  min,
  max,
  value,
  reasonOf,
  onTake,
  onPoint,
}: PresetListProps) {
  const t = useTexts(dateRangeTexts);
  const names = useTexts(datePresetTexts);

  return (
    <S.Presets role="group" aria-label={t.presets}>
      {presets.map((preset) => {
        const span = clippedSpan(presetSpan(preset, today), min, max);
        const reason = span === null ? t.outside : reasonOf(span);
        const isOff = span === null || reason !== undefined;
        return (
          <S.Preset
            key={preset}
            type="button"
            aria-pressed={span !== null && isSameRange(span, value)}
            aria-disabled={isOff || undefined}
            aria-description={reason}
            onClick={() => isOff || onTake(span)}
            onFocus={() => onPoint(reason)}
            onMouseEnter={() => onPoint(reason)}
          >
            {names[preset]}
          </S.Preset>
        );
      })}
    </S.Presets>
  );
}
