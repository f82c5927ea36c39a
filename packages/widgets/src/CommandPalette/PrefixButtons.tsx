import { Button, useTexts } from '@mingjian/ui';
import * as S from './CommandPalette.styles';
import { commandPaletteTexts } from './CommandPalette.texts';
import type { PalettePrefix, PaletteSource } from './model/paletteItem';

export interface PrefixButtonsProps {
  sources: readonly PaletteSource[];
  /** The typed prefix; `null` for none. */
  prefix: PalettePrefix | null;
  onPrefixChange(prefix: PalettePrefix | null): void;
}

/** A button for each prefix, which teaches its key and works by touch. */
export function PrefixButtons({ sources, prefix, onPrefixChange }: PrefixButtonsProps) {
  const t = useTexts(commandPaletteTexts);
  const labels = new Map<PalettePrefix, string[]>();
  for (const source of sources)
    if (source.prefix)
      labels.set(source.prefix, [...(labels.get(source.prefix) ?? []), source.label]);
  if (labels.size === 0) return <span />;
  return (
    <S.Prefixes role="group" aria-label={t.narrow}>
      {[...labels].map(([sign, names]) => (
        <Button
          key={sign}
          size="small"
          tone="quiet"
          aria-pressed={sign === prefix}
          onClick={() => onPrefixChange(sign === prefix ? null : sign)}
        >
          <S.Sign>{sign}</S.Sign>
          {names.join(t.separator)}
        </Button>
      ))}
    </S.Prefixes>
  );
}
