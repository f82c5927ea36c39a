import type { ColumnSetting, ColumnLayout } from '../../internal/list/column';
import { type LayoutColumn, pinColumn, showColumn } from './columnLayout';

/** The edge that a column stays at; `null` for none. */
export type ColumnPin = ColumnSetting['pin'];

/** The columns of one edge, or those that scroll, in their order. */
export interface ColumnGroup {
  pin: ColumnPin;
  columns: readonly ColumnSetting[];
}

const PINS: readonly ColumnPin[] = ['left', null, 'right'];

/**
 * Returns the columns as the grid places them: those pinned to the left, those that scroll, those
 * pinned to the right.
 */
export function groupColumns(layout: ColumnLayout): ColumnGroup[] {
  return PINS.map((pin) => ({
    pin,
    columns: layout.columns.filter((column) => column.pin === pin),
  }));
}

/** Puts a column before another of the group `pin`, or at the end of that group for `null`. */
export function putColumn(
  layout: ColumnLayout,
  field: string,
  pin: ColumnPin,
  before: string | null,
): ColumnLayout {
  const moved = layout.columns.find((column) => column.field === field);
  if (!moved || before === field) return layout;
  const others = layout.columns.filter((column) => column !== moved);
  const at =
    before === null ? endOf(others, pin) : others.findIndex((column) => column.field === before);
  return at < 0 ? layout : { ...layout, columns: others.toSpliced(at, 0, { ...moved, pin }) };
}

function endOf(columns: readonly ColumnSetting[], pin: ColumnPin): number {
  const last = columns.findLastIndex((column) => column.pin === pin);
  if (last >= 0) return last + 1;
  return pin === 'left' ? 0 : columns.length;
}

/** Pins a column to the end of an edge's group, or lets it scroll where it stands. */
export function fixColumn(layout: ColumnLayout, field: string, pin: ColumnPin): ColumnLayout {
  const now = layout.columns.find((column) => column.field === field);
  if (!now || now.pin === pin) return layout;
  return pin === null ? pinColumn(layout, field, null) : putColumn(layout, field, pin, null);
}

/** Moves a column by one place inside its group; the same layout at the group's ends. */
export function stepColumn(layout: ColumnLayout, field: string, by: -1 | 1): ColumnLayout {
  const { group, at } = placeInGroup(layout, field);
  const neighbour = group[at + by];
  if (at < 0 || !neighbour) return layout;
  const before = by < 0 ? neighbour.field : (group[at + 2]?.field ?? null);
  return putColumn(layout, field, neighbour.pin, before);
}

/**
 * Returns a column's group and its place there, from 0; -1 for a column that is not in the layout.
 */
export function placeInGroup(
  layout: ColumnLayout,
  field: string,
): { group: readonly ColumnSetting[]; at: number } {
  const column = layout.columns.find((choice) => choice.field === field);
  const group = layout.columns.filter(({ pin }) => column !== undefined && pin === column.pin);
  return { group, at: group.findIndex((choice) => choice.field === field) };
}

/**
 * Why a column cannot be hidden: it must be shown, or it is the last one in sight. `null` when it
 * can be.
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
 * Shows or hides several columns; what cannot be hidden stays, and so does the first when none
 * would be left.
 */
export function showColumns(
  layout: ColumnLayout,
  columns: readonly LayoutColumn[],
  props: readonly string[],
  isShown: boolean,
): ColumnLayout {
  return props.toReversed().reduce((last, field) => {
    return !isShown && whyShown(last, columns, field) !== null
      ? last
      : showColumn(last, columns, field, isShown);
  }, layout);
}

/** Where a line of the chooser is, in pixels of the window. */
export interface LinePlace {
  field: string;
  pin: ColumnPin;
  top: number;
  bottom: number;
}

/**
 * Returns where a column that is dragged to the height `y` comes to stand: in the group of the line
 * there, before or after it.
 */
export function dropPlace(
  lines: readonly LinePlace[],
  y: number,
): { pin: ColumnPin; before: string | null } | null {
  const at = lines.findIndex(({ bottom }) => y < bottom);
  const line = lines[at < 0 ? lines.length - 1 : at];
  if (!line) return null;
  if (at >= 0 && y < (line.top + line.bottom) / 2) return { pin: line.pin, before: line.field };
  const next = at < 0 ? undefined : lines[at + 1];
  return { pin: line.pin, before: next?.pin === line.pin ? next.field : null };
}
