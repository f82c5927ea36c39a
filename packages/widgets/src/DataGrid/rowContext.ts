import type { CSSProperties } from 'react';
import type { LocalTexts } from '@mingjian/ui';
import type { RowAction, RowKey } from '../internal/list/row';
import type { gridTexts } from './grid.texts';
import { cellText } from '../internal/list/cellText';
import type { DisplayColumn } from '../internal/list/displayColumns';

/** The texts of the grid in the current language. */
export type GridTexts = LocalTexts<(typeof gridTexts)['zh']>;

/** Attributes that all cells of a column share. */
export interface CellAttributes {
  'data-pin'?: 'start' | 'end' | undefined;
  'data-edge'?: true | undefined;
  'data-loose'?: true | undefined;
  'data-align'?: 'center' | 'end' | undefined;
  /** Marks values that cannot be selected. A cell with its own content decides for itself. */
  'data-masked'?: true | undefined;
  /** Marks a column that is not printed. */
  'data-own'?: true | undefined;
  'aria-colindex'?: number | undefined;
  style?: CSSProperties | undefined;
}

/** Everything that all rows share. It stays the same object while no row renders differently. */
export interface RowContext<Row> {
  columns: readonly DisplayColumn<Row>[];
  /** By column index. */
  attributes: readonly CellAttributes[];
  /** Index of the column that names the rows, or -1. */
  namingIndex: number;
  texts: GridTexts;
  /** Whether the switches of a field are enabled. */
  canSwitch(field: string): boolean;
  /** Returns the address of a stored image, `null` for none. */
  imageOf(path: unknown): string | null;
  actionsOf: ((row: Row) => readonly RowAction<Row>[]) | undefined;
  /** Room for actions in their column, in pixels. */
  actionRoom: number;
}

/** Returns the name of a row: the text of its naming cell, or its key. */
export function rowName<Row>(
  row: Row,
  key: RowKey,
  { columns, namingIndex }: Pick<RowContext<Row>, 'columns' | 'namingIndex'>,
): string {
  const naming = columns[namingIndex];
  return (naming?.kind === 'value' && cellText(naming.column, row)) || key;
}

/**
 * Returns the shared attributes of each column's cells. `isCounted` numbers the columns, which is
 * needed when some are hidden.
 */
export function cellAttributes<Row>(
  columns: readonly DisplayColumn<Row>[],
  isCounted: boolean,
): CellAttributes[] {
  return columns.map((display, index) => {
    const align =
      display.kind === 'value' ? (display.column.align ?? 'start') : alignments[display.kind];
    const isMasked = display.kind === 'value' && display.column.masked && !display.column.render;
    const isControl = display.kind === 'check' || display.kind === 'actions';
    return {
      ...(display.pin !== null && { 'data-pin': display.pin, style: pinStyle(index) }),
      ...(display.isEdge && { 'data-edge': true as const }),
      ...(display.isLoose && { 'data-loose': true as const }),
      ...(align !== 'start' && { 'data-align': align }),
      ...(isMasked && { 'data-masked': true as const }),
      ...(isControl && { 'data-own': true as const }),
      ...(isCounted && { 'aria-colindex': display.position }),
    };
  });
}

const alignments = { check: 'center', index: 'end', actions: 'start' } as const;

/** The offset is a variable of the root, so resizing a column renders no cell. */
function pinStyle(index: number): CSSProperties {
  return { '--mj-grid-at': `var(--mj-grid-pin-${index})` } as CSSProperties;
}
