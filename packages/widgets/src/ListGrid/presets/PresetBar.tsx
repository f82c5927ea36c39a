import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormatNumber, useTexts } from '@mingjian/ui';
import type { ListCondition } from '../../internal/list/query';
import { activePreset, withPreset, type ListPresets } from './listPreset';
import * as S from './PresetBar.styles';
import { presetTexts } from './presets.texts';

export interface PresetBarProps {
  presets: ListPresets;
  conditions: readonly ListCondition[];
  /** Time of the rows; numbers are counted anew when it changes. */
  loadedAt: number | null;
  /** Called with the conditions of a pressed preset, and the others that are applied. */
  onSelect(conditions: readonly ListCondition[]): void;
}

/** The presets of a list: buttons, of which the active one is pressed. */
export function PresetBar({ presets, conditions, loadedAt, onSelect }: PresetBarProps) {
  const t = useTexts(presetTexts);
  const format = useFormatNumber();
  const counts = usePresetCounts(presets, loadedAt);
  const active = activePreset(presets.items, conditions);
  return (
    <S.Root role="group" aria-label={t.label}>
      {presets.items.map((preset) => {
        const count = counts[preset.key];
        return (
          <S.Preset
            key={preset.key}
            type="button"
            aria-pressed={preset === active}
            onClick={() => onSelect(withPreset(presets.items, conditions, preset))}
          >
            <span>{preset.label}</span>
            {count !== undefined && (
              <S.Count data-tone={count > 0 ? preset.tone : undefined}>{format(count)}</S.Count>
            )}
          </S.Preset>
        );
      })}
    </S.Root>
  );
}

type Counts = Readonly<Record<string, number>>;
const NO_COUNTS: Counts = {};

/**
 * Counts the rows of presets each time that rows have been loaded. A number that fails keeps its
 * last value: the list says itself that it failed.
 */
function usePresetCounts(presets: ListPresets, loadedAt: number | null): Counts {
  const [counts, setCounts] = useState(NO_COUNTS);
  /** Time of the rows whose numbers are all there: a list that is shown again asks for none. */
  const countedAt = useRef<number | null>(null);
  const countAll = useEffectEvent(async (signal: AbortSignal) => {
    const { items, count } = presets;
    if (!count) return;
    const counted = items.filter((preset) => preset.counted);
    await Promise.all(
      counted.map(async ({ key, conditions }) =>
        count(conditions(), { signal }).then(
          (number) => signal.aborted || setCounts((before) => ({ ...before, [key]: number })),
          () => undefined,
        ),
      ),
    );
    if (!signal.aborted) countedAt.current = loadedAt;
  });
  useEffect(() => {
    if (loadedAt === null || countedAt.current === loadedAt) return;
    const controller = new AbortController();
    void countAll(controller.signal);
    return () => controller.abort();
  }, [loadedAt, presets]);
  return counts;
}
