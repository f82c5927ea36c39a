import type { PlacedMark } from './chartModel';
import { fitted, labelWidth } from './labels';

/** A text beside an axis. */
export interface AxisLabel {
  text: string;
  at: number;
  /** Room of the text in pixels. */
  room: number;
}

/** Edges of the plot, and the labels of both axes. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Whether values go from left to right. */
  horizontal: boolean;
  values: AxisLabel[];
  categories: AxisLabel[];
  zero: number | null;
}

/** A drawing: its marks, and the axes where it has them. */
export interface ChartLayout {
  marks: PlacedMark[];
  plot?: Plot | undefined;
  lines?: { seriesIndex: number; dashed: boolean; path: string; area: string }[] | undefined;
}

/** Returns the words of a value. */
export type Words = (value: number) => string;

/** Space above the plot, below it for labels, and beside it. */
export const TOP = 12;
export const FOOT = 28;
export const EDGE = 8;

const MOST = 120;
const ROOM_OF_CUT = 48;

/** Returns the numbers from zero below a count. */
export const indices = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Returns the width of the widest text. */
export const widest = (texts: readonly string[]) =>
  texts.reduce((most, text) => Math.max(most, labelWidth(text)), 0);

/** Returns every label that has room beside the next, of categories in a row. */
export function spaced(
  texts: readonly string[],
  at: (index: number) => number,
  step: number,
): AxisLabel[] {
  const least = Math.min(widest(texts) + 8, MOST);
  const cut = new Set(texts.map((text) => fitted(text, step - 6)));
  // Few names that differ when they are cut are better than half of them.
  const isCut = step > ROOM_OF_CUT && cut.size === new Set(texts).size;
  const every = isCut ? 1 : Math.ceil(least / Math.max(step, 0.001));
  return everyNth(texts, at, step, Math.max(1, every));
}

/** Returns every nth label of categories. */
export function everyNth(
  texts: readonly string[],
  at: (index: number) => number,
  step: number,
  every: number,
): AxisLabel[] {
  return texts.flatMap((text, index) =>
    index % every === 0 ? [{ text, at: at(index), room: step * every - 6 }] : [],
  );
}
