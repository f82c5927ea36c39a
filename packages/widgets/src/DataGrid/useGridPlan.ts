import { useMemo, useState } from 'react';
import { useTexts } from '@mingjian/ui';
import type { ColumnSetting, GridColumn } from '../internal/list/column';
import type { RowAction } from '../internal/list/row';
import { gridTexts } from './grid.texts';
import { actionColumnWidth, actionRoom } from '../internal/list/actionFit';
import { namingIndex } from '../internal/list/cellText';
import {
  displayColumns,
  isSameColumns,
  type DisplayColumns,
} from '../internal/list/displayColumns';
import { imageSource } from '../internal/list/imageSource';
import { VIRTUAL_ABOVE } from '../internal/list/rowWindow';
import { cellAttributes, type RowContext } from './rowContext';

export interface GridPlanOptions<Row> {
  rows: readonly Row[];
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
  rows,
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
  const actionWidth = useMemo(
    () => (actionsOf ? actionColumnWidth(labelsOf(rows, actionsOf), texts.actions) : 0),
    [rows, actionsOf, texts],
  );
  const display = useMemo(() => {
    const controls = { check: hasChecks, index: hasIndex, actions: hasActions };
    return displayColumns(columns, layout, controls, actionWidth);
  }, [columns, layout, hasChecks, hasIndex, hasActions, actionWidth]);
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
      actionRoom: actionRoom(actionWidth),
    }),
    [
      stableColumns,
      isCounted,
      texts,
      canSwitch,
      switchable,
      imageBase,
      host,
      actionsOf,
      actionWidth,
    ],
  );
  return { display, context, columnCount: isCounted ? display.count : undefined };
}

/** Returns the labels of the first rows' actions. A menu holds those of others that do not fit. */
function labelsOf<Row>(
  rows: readonly Row[],
  actionsOf: (row: Row) => readonly RowAction<Row>[],
): string[][] {
  return rows.slice(0, VIRTUAL_ABOVE).map((row) => actionsOf(row).map(({ label }) => label));
}

/** Returns the previous value while the new one equals it. */
function useStable<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || isSame(stable, value)) return stable;
  setStable(value);
  return value;
}
