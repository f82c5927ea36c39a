import { useId } from 'react';
import type { ShellSettings } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import * as S from './ColoringField.styles';
import { settingsTexts } from './settings.texts';

type Coloring = ShellSettings['leftColor'];

export interface ColoringFieldProps {
  label: string;
  value: Coloring;
  onValueChange(value: Coloring): void;
}

/** The colouring of a menu: light, dark or the theme colour, each shown in its own colours. */
export function ColoringField({ label, value, onValueChange }: ColoringFieldProps) {
  const t = useTexts(settingsTexts);
  const name = useId();
  const options: readonly { coloring: Coloring; text: string }[] = [
    { coloring: 0, text: t.color0 },
    { coloring: 1, text: t.color1 },
    { coloring: 2, text: t.color2 },
  ];
  return (
    <S.Group>
      <S.Legend>{label}</S.Legend>
      <S.Options>
        {options.map(({ coloring, text }) => (
          <S.Option key={coloring} data-mj-nav={coloring}>
            <S.Input
              type="radio"
              name={name}
              value={coloring}
              checked={value === coloring}
              onChange={() => onValueChange(coloring)}
            />
            {text}
          </S.Option>
        ))}
      </S.Options>
    </S.Group>
  );
}
