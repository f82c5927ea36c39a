/** Rows that are drawn, from one to before another. */
export interface RowWindow {
  from: number;
  to: number;
}

/** What is known of the view, in pixels. */
export interface RowView {
  /** How far the rows are scrolled. */
  scrolled: number;
  /** How high the view is, without the head. */
  height: number;
  rowHeight: number;
}

/** Above so many rows only those near the view are drawn. */
export const VIRTUAL_ABOVE = 100;

/** Rows that are drawn beyond each edge of the view, so that a quick scroll meets no gap. */
const BEYOND = 4;

/**
 * Returns which of `count` rows to draw. Every row that comes into reach is drawn by itself:
 * several at once make fewer drawings, but each long enough to lose a frame.
 */
export function windowOf({ scrolled, height, rowHeight }: RowView, count: number): RowWindow {
  const first = Math.floor(Math.max(0, scrolled) / rowHeight) - BEYOND;
  const last = Math.ceil((Math.max(0, scrolled) + height) / rowHeight) + BEYOND;
  return { from: Math.max(0, Math.min(first, count - 1)), to: Math.min(count, last) };
}

/** A drawn row by its place, or a gap of so many rows. */
export type RowPiece = { row: number } | { gap: number; before: number };

/**
 * Returns what stands in the body from top to bottom: the rows of the window, the kept one wherever
 * it is, and gaps.
 */
export function rowPieces({ from, to }: RowWindow, count: number, kept: number): RowPiece[] {
  const pieces: RowPiece[] = [];
  const hasBefore = kept >= 0 && kept < from;
  const hasAfter = kept >= to && kept < count;
  addGap(pieces, 0, hasBefore ? kept : from);
  if (hasBefore) {
    pieces.push({ row: kept });
    addGap(pieces, kept + 1, from);
  }
  for (let row = from; row < to; row += 1) pieces.push({ row });
  addGap(pieces, to, hasAfter ? kept : count);
  if (hasAfter) {
    pieces.push({ row: kept });
    addGap(pieces, kept + 1, count);
  }
  return pieces;
}

function addGap(pieces: RowPiece[], from: number, to: number) {
  if (to > from) pieces.push({ gap: to - from, before: to });
}

/** Returns how far to scroll so that a row is wholly in sight; as far as now if it is. */
export function scrollTo({ scrolled, height, rowHeight }: RowView, row: number): number {
  const top = row * rowHeight;
  if (top < scrolled) return top;
  return top + rowHeight > scrolled + height ? top + rowHeight - height : scrolled;
}
