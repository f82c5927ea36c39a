import { useId } from 'react';
import { ACCENT_PRESETS, Icon, useTexts } from '@mingjian/ui';
import { Check, Pipette } from 'lucide-react';
import * as S from './AccentField.styles';
import { settingsTexts } from './settings.texts';

export interface AccentFieldProps {
  /** `#rrggbb` */
  value: string;
  onValueChange(value: string): void;
}

/** The theme colour: eight presets as radio buttons, and any other in the browser's own picker. */
export function AccentField({ value, onValueChange }: AccentFieldProps) {
  const t = useTexts(settingsTexts);
  const name = useId();
  const names = t.colors.split(',');
  const isPreset = ACCENT_PRESETS.some((preset) => isSameColor(preset, value));
  return (
    <S.Group>
      <S.Legend>{t.theme}</S.Legend>
      <S.Colors>
        {ACCENT_PRESETS.map((preset, index) => (
          <S.Color key={preset} title={names[index]} style={{ background: preset }}>
            <S.Input
              type="radio"
              name={name}
              aria-label={names[index]}
              value={preset}
              checked={isSameColor(preset, value)}
              onChange={() => onValueChange(preset)}
            />
            <S.Mark>
              <Icon icon={Check} />
            </S.Mark>
          </S.Color>
        ))}
        <S.Color
          title={t.otherColor}
          data-other
          data-selected={!isPreset || undefined}
          {...(!isPreset && { style: { background: value } })}
        >
          <S.Input
            type="color"
            aria-label={t.otherColor}
            value={value.toLowerCase()}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <S.Mark>
            <Icon icon={isPreset ? Pipette : Check} />
          </S.Mark>
        </S.Color>
      </S.Colors>
    </S.Group>
  );
}

const isSameColor = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
