import { useState } from 'react';
import { useTexts } from '@mingjian/ui';
import {
  changePin,
  dropColumn,
  groupColumns,
  groupOf,
  showColumns,
  stepColumn,
  whyShown,
  type ColumnGroup,
  type ColumnPin,
  type DropTarget,
} from '../model/columnGroups';
import { declaredLayout, resizeColumn, showColumn } from '../model/columnLayout';
import { isSameLayout } from '../model/sameLayout';
import type { ColumnLayout, GridColumn, GridDensity } from '../../internal/list/column';
import { columnsTexts } from './columns.texts';

/** The part of a declared column that the chooser shows. */
export type ChooserColumn = Pick<
  GridColumn<never>,
  'field' | 'label' | 'width' | 'visibleFlag' | 'mustFlag' | 'fixed'
>;

export interface ColumnChooserOptions {
  columns: readonly ChooserColumn[];
  /** The current layout. */
  layout: ColumnLayout;
  /** The stored layout. */
  saved: ColumnLayout;
  /** Shows another layout without storing it. */
  onChange(layout: ColumnLayout): void;
  /** Stores the layout. Rejects with an `Error` on failure. */
  onSave(layout: ColumnLayout): Promise<void>;
}

/** State of the column chooser. */
export interface ColumnChooserState {
  layout: ColumnLayout;
  /** The columns that match the search, by group. */
  groups: readonly ColumnGroup[];
  search: string;
  setSearch(text: string): void;
  /** Announcement of the last move. */
  announcement: string;
  columnOf(field: string): ChooserColumn;
  whyShown(field: string): 'must' | 'last' | null;
  toggle(field: string, isShown: boolean): void;
  /** Shows or hides the columns that match the search. */
  toggleFound(isShown: boolean): void;
  step(field: string, by: -1 | 1): void;
  drop(field: string, target: DropTarget): void;
  setPin(field: string, pin: ColumnPin): void;
  resize(field: string, width: number | null): void;
  setDensity(density: GridDensity | null): void;
  /** Whether the layout is the declared one. */
  isDeclared: boolean;
  /** Returns to the declared layout without storing it. */
  reset(): void;
}

/** Returns the state of the column chooser. Every change is shown at once. */
export function useColumnChooser({
  columns,
  layout,
  onChange,
}: ColumnChooserOptions): ColumnChooserState {
  const t = useTexts(columnsTexts);
  const [search, setSearch] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const columnOf = (field: string) =>
    columns.find((column) => column.field === field) ?? { field, label: field };
  const searched = search.trim().toLowerCase();
  const isFound = (field: string) => columnOf(field).label.toLowerCase().includes(searched);
  const groups = groupColumns(layout).map(({ pin, columns: all }) => ({
    pin,
    columns: all.filter(({ field }) => isFound(field)),
  }));

  /** Shows the layout after a move, and announces the column's position. */
  const move = (field: string, next: ColumnLayout) => {
    const { group, index } = groupOf(next, field);
    setAnnouncement(t.moved(columnOf(field).label, index + 1, group.length));
    if (next !== layout) onChange(next);
  };

  return {
    layout,
    groups,
    search,
    setSearch,
    announcement,
    columnOf,
    whyShown: (field) => whyShown(layout, columns, field),
    toggle: (field, isShown) => onChange(showColumn(layout, columns, field, isShown)),
    toggleFound: (isShown) =>
      onChange(
        showColumns(
          layout,
          columns,
          groups.flatMap((group) => group.columns.map(({ field }) => field)),
          isShown,
        ),
      ),
    step: (field, by) => move(field, stepColumn(layout, field, by)),
    drop: (field, target) => move(field, dropColumn(layout, field, target)),
    setPin: (field, pin) => move(field, changePin(layout, field, pin)),
    resize: (field, width) => onChange(resizeColumn(layout, field, width)),
    setDensity: (density) => onChange({ ...layout, density }),
    isDeclared: isSameLayout(layout, declaredLayout(columns)),
    reset: () => onChange({ ...declaredLayout(columns), added: layout.added }),
  };
}
