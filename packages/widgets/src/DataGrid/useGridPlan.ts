import { useMemo, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { ColumnSetting, GridColumn } from '../internal/list/column';
import type { RowAction } from '../internal/list/row';
import { gridTexts } from './grid.texts';
import { namingIndex } from './model/cellText';
import { displayColumns, isSameColumns, type DisplayColumns } from './model/displayColumns';
import { imageSource } from './model/imageSource';
import { cellAttributes, type RowContext } from './rowContext';

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

export interface GridPlanState<Row> {
  display: DisplayColumns<Row>;
  context: RowContext<Row>;
  /** `aria-colcount`; absent when no column is hidden. */
  columnCount: number | undefined;
}

/**
 * Returns the visible columns and the context of the rows. The context stays the same object while
 * only widths change.
 */
export function useGridPlan<Row>({
  columns,
  layout,
  hasChecks,
  hasIndex,
  canSwitch,
  switchable,
  actionsOf,
  imageBase,
  host,
}: GridPlanOptions<Row>): GridPlanState<Row> {
  const texts = useTexts(gridTexts);
  const hasActions = actionsOf !== undefined;
  const display = useMemo(
    () =>
      displayColumns(columns, layout, { check: hasChecks, index: hasIndex, actions: hasActions }),
    [columns, layout, hasChecks, hasIndex, hasActions],
  );
  const stableColumns = useStable(display.columns, isSameColumns);
  const isCounted = stableColumns.length < display.count;

  const context = useMemo<RowContext<Row>>(
    () => ({
      columns: stableColumns,
      attributes: cellAttributes(stableColumns, isCounted),
      namingIndex: namingIndex(stableColumns),
      texts,
      canSwitch: (field) => canSwitch && (switchable?.includes(field) ?? true),
      imageOf: (path) => imageSource(path, { base: imageBase, host }),
      actionsOf,
    }),
    [stableColumns, isCounted, texts, canSwitch, switchable, imageBase, host, actionsOf],
  );
  return { display, context, columnCount: isCounted ? display.count : undefined };
}

/** Returns the previous value while the new one equals it. */
function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || isSame(stable, value)) return stable;
  setStable(value);
  return value;
}
