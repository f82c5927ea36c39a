import type { CSSProperties } from 'react';
import { Button, IconButton, Popover, useTexts } from '@mingjian/ui';
import type { LucideIcon } from 'lucide-react';
import { inkColor, markColor } from '../internal/richText/adaptiveColors';
import { INKS } from './model/colors';
import * as S from './RichText.styles';
import { richTextTexts } from './RichText.texts';

export interface ColorToolProps {
  label: string;
  icon: LucideIcon;
  /** Colours as `#rrggbb`, in the order of their names. */
  colors: readonly string[];
  value: string | null;
  /** Label of the button that removes the colour. */
  noneLabel: string;
  disabled: boolean;
  onSelect(color: string | null): void;
}

/** A palette behind one button. */
export function ColorTool({
  label,
  icon,
  colors,
  value,
  noneLabel,
  disabled,
  onSelect,
}: ColorToolProps) {
  const t = useTexts(richTextTexts);
  const names = t.colorNames.split(',');
  const shown = colors === INKS ? inkColor : markColor;
  return (
    <Popover
      label={label}
      trigger={<IconButton size="small" label={label} icon={icon} disabled={disabled} />}
    >
      {(close) => {
        const select = (color: string | null) => {
          close();
          onSelect(color);
        };
        return (
          <S.Fields>
            <S.Swatches>
              {colors.map((color, index) => (
                <S.Swatch
                  key={color}
                  type="button"
                  aria-label={names[index]}
                  title={names[index]}
                  aria-pressed={value === color}
                  style={{ '--mj-rich-text-swatch': shown(color) } as CSSProperties}
                  onClick={() => select(color)}
                />
              ))}
            </S.Swatches>
            <Button size="small" onClick={() => select(null)}>
              {noneLabel}
            </Button>
          </S.Fields>
        );
      }}
    </Popover>
  );
}
