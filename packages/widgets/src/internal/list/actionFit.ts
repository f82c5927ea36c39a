const WIDE = 14;
const NARROW = 8;
const PADDING = 8;
const GAP = 4;
const MENU = 28;
/** Minimum width of an action on a touch screen. */
const TOUCH = 40;
/** Width of the sort sign in a header, with its gap. */
const SORT_SIGN = 18;
/** Padding of a cell, both sides. */
const CELL_PADDING = 24;

/** Maximum width of the action column, in pixels. Source: spec 1 §2.1. */
export const ACTION_WIDTH = 240;

/** Width for actions in the widest action column, in pixels. */
export const ACTION_ROOM = ACTION_WIDTH - CELL_PADDING;

/** Estimates the width of a text in pixels: 14 per Chinese character, 8 per other character. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character.codePointAt(0)! > 0x2e7f ? WIDE : NARROW;
  return width;
}

/** Returns the width of a header that shows its whole label, in pixels. */
export function headWidth(label: string, isSortable: boolean): number {
  return textWidth(label) + CELL_PADDING + (isSortable ? SORT_SIGN : 0);
}

/**
 * Returns the width of the action column, in pixels: that of the row with the widest actions or of
 * the header, and at most `ACTION_WIDTH`.
 */
export function actionColumnWidth(rows: readonly (readonly string[])[], head: string): number {
  const content = rows.map((labels) => sum(labels.map(actionWidth)) + CELL_PADDING);
  return Math.min(ACTION_WIDTH, Math.max(headWidth(head, false), ...content));
}

/** Returns the room for actions in an action column, in pixels. */
export function actionRoom(columnWidth: number): number {
  return columnWidth - CELL_PADDING;
}

/** Returns the number of actions that fit. When some do not, the menu button needs room as well. */
export function fittingActions(labels: readonly string[], room = ACTION_ROOM): number {
  const widths = labels.map(actionWidth);
  if (sum(widths) <= room) return labels.length;
  let count = 0;
  while (count < widths.length && sum(widths.slice(0, count + 1)) + GAP + MENU <= room) count += 1;
  return count;
}

const actionWidth = (label: string) => Math.max(TOUCH, textWidth(label) + PADDING);

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width + GAP, -GAP);
}
