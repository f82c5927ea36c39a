import { useMemo, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { ColumnSetting, GridColumn } from '../internal/list/column';
import type { RowAction } from '../internal/list/row';
import { gridTexts } from './grid.texts';
import { namingPlace } from './model/cellText';
import { imageSource } from './model/imageSource';
import { placeColumns, samePlaces } from './model/placeColumns';
import { cellAttributes, type RowLook } from './rowLook';

export interface GridPlanOptions<Row> {
  columns: readonly GridColumn<Row>[];
  layout: readonly ColumnSetting[] | undefined;
  hasChecks: boolean;
  hasIndex: boolean;
  /** Whether switches are enabled at all. */
  canSwitch: boolean;
  /** Fields whose switches are enabled. `undefined` for all. */
  switchable: readonly string[] | undefined;
  actionsOf: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  imageBase: string | undefined;
  host: string | undefined;
}

/**
 * Where columns stand and how rows look. The look stays the same object while only widths change.
 */
export function useGridPlan<Row>(options: GridPlanOptions<Row>) {
  const {
    columns,
    layout,
    hasChecks,
    hasIndex,
    canSwitch,
    switchable,
    actionsOf,
    imageBase,
    host,
  } = options;
  const words = useTexts(gridTexts);
  const hasActions = actionsOf !== undefined;
  const placed = useMemo(
    () => placeColumns(columns, layout, { check: hasChecks, index: hasIndex, actions: hasActions }),
    [columns, layout, hasChecks, hasIndex, hasActions],
  );
  const places = useKept(placed.places, samePlaces);
  const isCounted = places.length < placed.count;

  const look = useMemo<RowLook<Row>>(
    () => ({
      places,
      attributes: cellAttributes(places, isCounted),
      naming: namingPlace(places),
      words,
      canSwitch: (field) => canSwitch && (switchable?.includes(field) ?? true),
      imageOf: (path) => imageSource(path, { base: imageBase, host }),
      actionsOf,
    }),
    [places, isCounted, words, canSwitch, switchable, imageBase, host, actionsOf],
  );
  return { placed, look, columnCount: isCounted ? placed.count : undefined };
}

/** The value before, as long as the new one is the same in what counts. */
function useKept<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || isSame(kept, value)) return kept;
  setKept(value);
  return value;
}
