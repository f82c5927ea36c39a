import { useState } from 'react';
import { useTexts, useFormatNumber } from '@mingjian/ui';
import {
  type ColumnGroup,
  type ColumnPin,
  fixColumn,
  groupColumns,
  placeInGroup,
  putColumn,
  showColumns,
  stepColumn,
  whyShown,
} from '../model/columnGroups';
import { declaredLayout, resizeColumn, showColumn } from '../model/columnLayout';
import { isSameLayout } from '../model/sameLayout';
import type { ColumnLayout, GridColumn, GridDensity } from '../../internal/list/column';
import { columnsTexts } from './columns.texts';

/** The part of a declared column that the chooser is about. */
export type ChooserColumn = Pick<
  GridColumn<never>,
  'field' | 'label' | 'width' | 'visibleFlag' | 'mustFlag' | 'fixed'
>;

export interface ColumnChooserOptions {
  columns: readonly ChooserColumn[];
  /** What is shown now. */
  layout: ColumnLayout;
  /** What is stored: tells whether there is something to save. */
  saved: ColumnLayout;
  /** Shows another layout at once. */
  onChange(layout: ColumnLayout): void;
  /** Stores the layout. Refuses with an `Error` when it could not. */
  onSave(layout: ColumnLayout): Promise<void>;
}

/** What the lines of the chooser need. */
export interface ColumnChooserState {
  layout: ColumnLayout;
  /** The columns that the search finds, group by group. */
  groups: readonly ColumnGroup[];
  search: string;
  setSearch(text: string): void;
  /** The sentence about the last move, for those who do not see it. */
  said: string;
  columnOf(field: string): ChooserColumn;
  whyShown(field: string): 'must' | 'last' | null;
  toggle(field: string, isShown: boolean): void;
  /** Shows or hides all that the search finds. */
  toggleFound(isShown: boolean): void;
  step(field: string, by: -1 | 1): void;
  put(field: string, pin: ColumnPin, before: string | null): void;
  fix(field: string, pin: ColumnPin): void;
  resize(field: string, width: number | null): void;
  setDensity(density: GridDensity | null): void;
  /** Whether everything is as declared. */
  isDeclared: boolean;
  /** Goes back to what is declared, and stores nothing. */
  reset(): void;
}

/** State of the column chooser, without markup. Whatever changes shows at once. */
export function useColumnChooser({
  columns,
  layout,
  onChange,
}: ColumnChooserOptions): ColumnChooserState {
  const t = useTexts(columnsTexts);
  const write = useFormatNumber();
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const columnOf = (field: string) =>
    columns.find((column) => column.field === field) ?? { field, label: field };
  const wanted = search.trim().toLowerCase();
  const isFound = (field: string) => columnOf(field).label.toLowerCase().includes(wanted);
  const groups = groupColumns(layout).map(({ pin, columns: all }) => ({
    pin,
    columns: all.filter(({ field }) => isFound(field)),
  }));

  /** Shows the layout after a move, and says where the column stands. */
  const move = (field: string, next: ColumnLayout) => {
    const { group, at } = placeInGroup(next, field);
    setSaid(t.moved(columnOf(field).label, write(at + 1), write(group.length)));
    if (next !== layout) onChange(next);
  };

  return {
    layout,
    groups,
    search,
    setSearch,
    said,
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
    put: (field, pin, before) => move(field, putColumn(layout, field, pin, before)),
    fix: (field, pin) => move(field, fixColumn(layout, field, pin)),
    resize: (field, width) => onChange(resizeColumn(layout, field, width)),
    setDensity: (density) => onChange({ ...layout, density }),
    isDeclared: isSameLayout(layout, declaredLayout(columns)),
    reset: () => onChange({ ...declaredLayout(columns), added: layout.added }),
  };
}
