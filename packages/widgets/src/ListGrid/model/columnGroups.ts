import type { ColumnLayout, ColumnSetting } from '../../internal/list/column';
import { pinColumn, showColumn, type LayoutColumn } from './columnLayout';

/** The edge that a column is pinned to; `null` for none. */
export type ColumnPin = ColumnSetting['pin'];

/** The columns of one edge, or the scrolling ones, in order. */
export interface ColumnGroup {
  pin: ColumnPin;
  columns: readonly ColumnSetting[];
}

const PINS: readonly ColumnPin[] = ['left', null, 'right'];

/** Returns the columns as the grid orders them: pinned left, scrolling, pinned right. */
export function groupColumns(layout: ColumnLayout): ColumnGroup[] {
  return PINS.map((pin) => ({
    pin,
    columns: layout.columns.filter((column) => column.pin === pin),
  }));
}

/** A drop target: a group, and the field to insert before. `null` means the end of the group. */
export interface DropTarget {
  pin: ColumnPin;
  before: string | null;
}

/** Moves a column to a drop target. */
export function dropColumn(
  layout: ColumnLayout,
  field: string,
  { pin, before }: DropTarget,
): ColumnLayout {
  const moved = layout.columns.find((column) => column.field === field);
  if (!moved || before === field) return layout;
  const others = layout.columns.filter((column) => column !== moved);
  const index =
    before === null ? endOf(others, pin) : others.findIndex((column) => column.field === before);
  return index < 0 ? layout : { ...layout, columns: others.toSpliced(index, 0, { ...moved, pin }) };
}

function endOf(columns: readonly ColumnSetting[], pin: ColumnPin): number {
  const last = columns.findLastIndex((column) => column.pin === pin);
  if (last >= 0) return last + 1;
  return pin === 'left' ? 0 : columns.length;
}

/** Pins a column to the end of an edge's group, or unpins it at its index. */
export function changePin(layout: ColumnLayout, field: string, pin: ColumnPin): ColumnLayout {
  const column = layout.columns.find((one) => one.field === field);
  if (!column || column.pin === pin) return layout;
  return pin === null
    ? pinColumn(layout, field, null)
    : dropColumn(layout, field, { pin, before: null });
}

/** Moves a column by one index within its group. At the ends the layout stays the same. */
export function stepColumn(layout: ColumnLayout, field: string, by: -1 | 1): ColumnLayout {
  const { group, index } = groupOf(layout, field);
  const neighbour = group[index + by];
  if (index < 0 || !neighbour) return layout;
  const before = by < 0 ? neighbour.field : (group[index + 2]?.field ?? null);
  return dropColumn(layout, field, { pin: neighbour.pin, before });
}

/** Returns the group of a column and its index there; -1 for an unknown column. */
export function groupOf(
  layout: ColumnLayout,
  field: string,
): { group: readonly ColumnSetting[]; index: number } {
  const column = layout.columns.find((one) => one.field === field);
  const group = layout.columns.filter(({ pin }) => column !== undefined && pin === column.pin);
  return { group, index: group.findIndex((one) => one.field === field) };
}

/**
 * Returns the reason why a column cannot be hidden: it is mandatory, or the last visible one.
 * `null` when it can be hidden.
 */
export function whyShown(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  field: string,
): 'must' | 'last' | null {
  if (columns.some((column) => column.field === field && column.mustFlag === true)) return 'must';
  const shown = layout.columns.filter(({ isShown }) => isShown);
  return shown.length === 1 && shown[0]!.field === field ? 'last' : null;
}

/**
 * Shows or hides several columns. Columns that cannot be hidden stay, and so does the first one
 * when none would remain.
 */
export function showColumns(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  fields: readonly string[],
  isShown: boolean,
): ColumnLayout {
  return fields.toReversed().reduce((last, field) => {
    return !isShown && whyShown(last, columns, field) !== null
      ? last
      : showColumn(last, columns, field, isShown);
  }, layout);
}

/** Position of a line in the column chooser, in pixels of the viewport. */
export interface LineBox {
  field: string;
  pin: ColumnPin;
  top: number;
  bottom: number;
}

/** Returns the drop target at the height `y`: before or after the line there, in its group. */
export function dropTargetAt(lines: readonly LineBox[], y: number): DropTarget | null {
  const index = lines.findIndex(({ bottom }) => y < bottom);
  const line = lines[index < 0 ? lines.length - 1 : index];
  if (!line) return null;
  if (index >= 0 && y < (line.top + line.bottom) / 2) return { pin: line.pin, before: line.field };
  const next = index < 0 ? undefined : lines[index + 1];
  return { pin: line.pin, before: next?.pin === line.pin ? next.field : null };
}
