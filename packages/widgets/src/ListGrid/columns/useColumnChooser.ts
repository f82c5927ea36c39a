import { useState } from 'react';
import { useTexts, useWriteNumber } from '@mingjian/ui';
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
  'prop' | 'label' | 'width' | 'visibleFlag' | 'mustFlag' | 'fixed'
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
  columnOf(prop: string): ChooserColumn;
  whyShown(prop: string): 'must' | 'last' | null;
  toggle(prop: string, isShown: boolean): void;
  /** Shows or hides all that the search finds. */
  toggleFound(isShown: boolean): void;
  step(prop: string, by: -1 | 1): void;
  put(prop: string, pin: ColumnPin, before: string | null): void;
  fix(prop: string, pin: ColumnPin): void;
  resize(prop: string, width: number | null): void;
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
  const write = useWriteNumber();
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState('');
  const columnOf = (prop: string) =>
    columns.find((column) => column.prop === prop) ?? { prop, label: prop };
  const wanted = search.trim().toLowerCase();
  const isFound = (prop: string) => columnOf(prop).label.toLowerCase().includes(wanted);
  const groups = groupColumns(layout).map(({ pin, columns: all }) => ({
    pin,
    columns: all.filter(({ prop }) => isFound(prop)),
  }));

  /** Shows the layout after a move, and says where the column stands. */
  const move = (prop: string, next: ColumnLayout) => {
    const { group, at } = placeInGroup(next, prop);
    setSaid(t.moved(columnOf(prop).label, write(at + 1), write(group.length)));
    if (next !== layout) onChange(next);
  };

  return {
    layout,
    groups,
    search,
    setSearch,
    said,
    columnOf,
    whyShown: (prop) => whyShown(layout, columns, prop),
    toggle: (prop, isShown) => onChange(showColumn(layout, columns, prop, isShown)),
    toggleFound: (isShown) =>
      onChange(
        showColumns(
          layout,
          columns,
          groups.flatMap((group) => group.columns.map(({ prop }) => prop)),
          isShown,
        ),
      ),
    step: (prop, by) => move(prop, stepColumn(layout, prop, by)),
    put: (prop, pin, before) => move(prop, putColumn(layout, prop, pin, before)),
    fix: (prop, pin) => move(prop, fixColumn(layout, prop, pin)),
    resize: (prop, width) => onChange(resizeColumn(layout, prop, width)),
    setDensity: (density) => onChange({ ...layout, density }),
    isDeclared: isSameLayout(layout, declaredLayout(columns)),
    reset: () => onChange({ ...declaredLayout(columns), added: layout.added }),
  };
}
