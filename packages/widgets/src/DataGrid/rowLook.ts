import type { CSSProperties } from 'react';
import type { LocalTexts } from '@mingjian/ui';
import type { RowAction, RowKey } from '../internal/list/row';
import type { gridTexts } from './grid.texts';
import { cellText } from './model/cellText';
import type { GridPlace } from './model/placeColumns';

/** The grid's words in the language in force. */
export type GridWords = LocalTexts<(typeof gridTexts)['zh']>;

/** What all cells of a column have. */
export interface CellAttributes {
  'data-pin'?: 'start' | 'end';
  'data-edge'?: true;
  'data-loose'?: true;
  'data-align'?: 'center' | 'end';
  /** A column that has no place on paper. */
  'data-own'?: true;
  'aria-colindex'?: number;
  style?: CSSProperties;
}

/** How rows are drawn: the same object as long as no row looks different. */
export interface RowLook<Row> {
  places: readonly GridPlace<Row>[];
  /** Place by place. */
  attributes: readonly CellAttributes[];
  /** The place of the column that names the rows, or -1. */
  naming: number;
  words: GridWords;
  /** Whether the switches of a field are enabled. */
  canSwitch(field: string): boolean;
  /** Returns the address of a stored picture, `null` for none. */
  imageOf(path: unknown): string | null;
  actionsOf: ((row: Row) => readonly RowAction<Row>[]) | undefined;
}

/** Returns what names a row: the words of its naming cell, else its key. */
export function rowName<Row>(
  row: Row,
  key: RowKey,
  { places, naming }: Pick<RowLook<Row>, 'places' | 'naming'>,
): string {
  const place = places[naming];
  return (place?.kind === 'value' && cellText(place.column, row)) || key;
}

/**
 * Returns what all cells of each column have. `isCounted` numbers the columns, as is needed where
 * some are hidden.
 */
export function cellAttributes<Row>(
  places: readonly GridPlace<Row>[],
  isCounted: boolean,
): CellAttributes[] {
  return places.map((place, at) => {
    const align = place.kind === 'value' ? (place.column.align ?? 'start') : alignments[place.kind];
    return {
      ...(place.pin !== null && { 'data-pin': place.pin, style: pinned(at) }),
      ...(place.isEdge && { 'data-edge': true as const }),
      ...(place.isLoose && { 'data-loose': true as const }),
      ...(align !== 'start' && { 'data-align': align }),
      ...((place.kind === 'check' || place.kind === 'actions') && { 'data-own': true as const }),
      ...(isCounted && { 'aria-colindex': place.position }),
    };
  });
}

const alignments = { check: 'center', index: 'end', actions: 'start' } as const;

/** The offset is a variable of the root: another width moves the columns and draws no cell. */
function pinned(at: number): CSSProperties {
  return { '--mj-grid-at': `var(--mj-grid-pin-${at})` } as CSSProperties;
}
