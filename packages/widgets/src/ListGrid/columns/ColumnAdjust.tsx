import { useEffect, useRef, useState } from 'react';
import { Button, Icon, NumberField, SegmentedControl, useTexts } from '@mingjian/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { COLUMN_WIDTHS } from '../model/columnLayout';
import { groupOf, type ColumnPin } from '../model/columnGroups';
import type { ColumnSetting } from '../../internal/list/column';
import { columnsTexts } from './columns.texts';
import * as S from './ColumnChooser.styles';
import type { ColumnChooserState } from './useColumnChooser';

export interface ColumnAdjustProps {
  setting: ColumnSetting;
  chooser: ColumnChooserState;
}

/** In pixels. Source: `GridColumn.width`. */
const DEFAULT_WIDTH = 140;

/** Settings of one column: position, pin and width. Renders a `role="group"`. */
export function ColumnAdjust({ setting, chooser }: ColumnAdjustProps) {
  const { field, pin } = setting;
  const t = useTexts(columnsTexts);
  const column = chooser.columnOf(field);
  const { group, index } = groupOf(chooser.layout, field);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.scrollIntoView?.({ block: 'nearest' }), []);

  return (
    <S.Adjust ref={ref} role="group" aria-label={t.adjust(column.label)}>
      <S.Steps>
        <Button
          size="small"
          icon={<Icon icon={ArrowUp} />}
          disabledReason={index === 0 ? t.first : undefined}
          onClick={() => chooser.step(field, -1)}
        >
          {t.up}
        </Button>
        <Button
          size="small"
          icon={<Icon icon={ArrowDown} />}
          disabledReason={index === group.length - 1 ? t.atEnd : undefined}
          onClick={() => chooser.step(field, 1)}
        >
          {t.down}
        </Button>
      </S.Steps>
      <SegmentedControl<Exclude<ColumnPin, null> | 'none'>
        label={t.pin}
        value={pin ?? 'none'}
        onValueChange={(next) => chooser.setPin(field, next === 'none' ? null : next)}
        options={[
          { value: 'left', label: t.pinLeft },
          { value: 'none', label: t.pinNone },
          { value: 'right', label: t.pinRight },
        ]}
      />
      <Width key={field} setting={setting} chooser={chooser} />
    </S.Adjust>
  );
}

/** Width of a column. While the input is empty the width stays. */
function Width({ setting: { field, width }, chooser }: ColumnAdjustProps) {
  const t = useTexts(columnsTexts);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <S.Width>
      <NumberField
        label={t.width}
        value={isEmpty ? null : (width ?? chooser.columnOf(field).width ?? DEFAULT_WIDTH)}
        min={COLUMN_WIDTHS.min}
        max={COLUMN_WIDTHS.max}
        step={10}
        precision={0}
        grouping={false}
        onValueChange={(next) => {
          setEmpty(next === null);
          if (next !== null) chooser.resize(field, next);
        }}
        onBlur={() => setEmpty(false)}
      />
      <Button
        tone="quiet"
        disabledReason={width === null ? t.isDeclared : undefined}
        onClick={() => chooser.resize(field, null)}
      >
        {t.declaredWidth}
      </Button>
    </S.Width>
  );
}
