import type { PlacedMark } from './chartModel';
import { labelWidth } from './labels';

/** Side of a mark that its bubble is at, and the point that it touches. */
export interface TipPlace {
  side: 'top' | 'left' | 'right';
  left: number;
  top: number;
}

/** Height of the head of a chart, which a bubble may cover. */
const HEAD = 40;
const ROW = 20;
const FRAME = 12;
const GAP = 8;
/** Padding, swatch and gaps beside the text of a row. */
const BESIDE = 64;
const MOST = 320;

/** Returns the place of a bubble: above its mark, or beside it where that would be too high. */
export function tipPlace(mark: PlacedMark, texts: readonly string[], width: number): TipPlace {
  const half = Math.min(MOST, Math.max(...texts.map(labelWidth)) + BESIDE) / 2;
  const middle = mark.x + mark.width / 2;
  if (mark.y - GAP - texts.length * ROW - FRAME >= -HEAD)
    return {
      side: 'top',
      left: Math.min(Math.max(middle, half), Math.max(width - half, half)),
      top: mark.y - GAP,
    };
  const end = mark.x + mark.width + GAP;
  const top = Math.max(mark.y, 0);
  return end + half * 2 <= width
    ? { side: 'right', left: end, top }
    : { side: 'left', left: mark.x - GAP, top };
}
