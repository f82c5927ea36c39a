const WIDE = 14;
const NARROW = 8;
const PADDING = 8;
const GAP = 4;
const MENU = 28;

/** Width for actions in the action column, in pixels: 240 without its padding. */
export const ACTION_ROOM = 216;

/** Estimates the width of a text in pixels: 14 per Chinese character, 8 per other character. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += character.codePointAt(0)! > 0x2e7f ? WIDE : NARROW;
  return width;
}

/** Returns the number of actions that fit. When some do not, the menu button needs room as well. */
export function fittingActions(labels: readonly string[], room = ACTION_ROOM): number {
  const widths = labels.map((label) => textWidth(label) + PADDING);
  if (sum(widths) <= room) return labels.length;
  let count = 0;
  while (count < widths.length && sum(widths.slice(0, count + 1)) + GAP + MENU <= room) count += 1;
  return count;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width + GAP, -GAP);
}
