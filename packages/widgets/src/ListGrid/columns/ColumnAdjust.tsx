import { useEffect, useRef, useState } from 'react';
import { Button, Icon, NumberField, SegmentedControl, useTexts } from '@mingjian/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { COLUMN_WIDTHS } from '../model/columnLayout';
import { type ColumnPin, placeInGroup } from '../model/columnGroups';
import type { ColumnSetting } from '../../internal/list/column';
import { columnsTexts } from './columns.texts';
import * as S from './ColumnChooser.styles';
import type { ColumnChooserState } from './useColumnChooser';

export interface ColumnAdjustProps {
  choice: ColumnSetting;
  chooser: ColumnChooserState;
}

/** In pixels. Source: `GridColumn.width`. */
const USUAL_WIDTH = 140;

/**
 * What can be set about one column beside showing it: place, edge, width. Renders a `role="group"`.
 */
export function ColumnAdjust({ choice, chooser }: ColumnAdjustProps) {
  const { field, pin } = choice;
  const t = useTexts(columnsTexts);
  const column = chooser.columnOf(field);
  const { group, at } = placeInGroup(chooser.layout, field);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.scrollIntoView?.({ block: 'nearest' }), []);

  return (
    <S.Adjust ref={ref} role="group" aria-label={t.adjust(column.label)}>
      <S.Steps>
        <Button
          size="small"
          icon={<Icon icon={ArrowUp} />}
          disabledReason={at === 0 ? t.first : undefined}
          onClick={() => chooser.step(field, -1)}
        >
          {t.up}
        </Button>
        <Button
          size="small"
          icon={<Icon icon={ArrowDown} />}
          disabledReason={at === group.length - 1 ? t.atEnd : undefined}
          onClick={() => chooser.step(field, 1)}
        >
          {t.down}
        </Button>
      </S.Steps>
      <SegmentedControl<Exclude<ColumnPin, null> | 'none'>
        label={t.pin}
        value={pin ?? 'none'}
        onValueChange={(next) => chooser.fix(field, next === 'none' ? null : next)}
        options={[
          { value: 'left', label: t.pinLeft },
          { value: 'none', label: t.pinNone },
          { value: 'right', label: t.pinRight },
        ]}
      />
      <Width key={field} choice={choice} chooser={chooser} />
    </S.Adjust>
  );
}

/** A field that is emptied keeps the width until a number stands in it. */
function Width({ choice: { field, width }, chooser }: ColumnAdjustProps) {
  const t = useTexts(columnsTexts);
  const [isEmpty, setEmpty] = useState(false);
  return (
    <S.Width>
      <NumberField
        label={t.width}
        value={isEmpty ? null : (width ?? chooser.columnOf(field).width ?? USUAL_WIDTH)}
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
