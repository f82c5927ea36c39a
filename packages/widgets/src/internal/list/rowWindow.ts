/** The rendered rows. */
export interface RowWindow {
  /** Index of the first row. */
  from: number;
  /** Index after the last row. */
  to: number;
}

/** Scroll position and sizes, in pixels. */
export interface RowView {
  /** Scroll offset of the rows. */
  scrolled: number;
  /** Height of the viewport without the header. */
  height: number;
  rowHeight: number;
}

/** Above this number of rows only those near the viewport are rendered. */
export const VIRTUAL_ABOVE = 100;

/** Rows rendered beyond each edge of the viewport, so that fast scrolling shows no gap. */
const OVERSCAN = 4;

/**
 * Returns which of `count` rows to render. Each row that comes within reach is rendered by itself:
 * several at once need fewer renders, but each takes long enough to drop a frame.
 */
export function windowOf({ scrolled, height, rowHeight }: RowView, count: number): RowWindow {
  const first = Math.floor(Math.max(0, scrolled) / rowHeight) - OVERSCAN;
  const last = Math.ceil((Math.max(0, scrolled) + height) / rowHeight) + OVERSCAN;
  return { from: Math.max(0, Math.min(first, count - 1)), to: Math.min(count, last) };
}

/** Index of a rendered row, or the number of rows in a gap. */
export type RowPiece = { row: number } | { gap: number; before: number };

/** Returns the content of the body: the rows of the window, the retained row, and gaps. */
export function rowPieces({ from, to }: RowWindow, count: number, retained: number): RowPiece[] {
  const pieces: RowPiece[] = [];
  const hasBefore = retained >= 0 && retained < from;
  const hasAfter = retained >= to && retained < count;
  addGap(pieces, 0, hasBefore ? retained : from);
  if (hasBefore) {
    pieces.push({ row: retained });
    addGap(pieces, retained + 1, from);
  }
  for (let row = from; row < to; row += 1) pieces.push({ row });
  addGap(pieces, to, hasAfter ? retained : count);
  if (hasAfter) {
    pieces.push({ row: retained });
    addGap(pieces, retained + 1, count);
  }
  return pieces;
}

function addGap(pieces: RowPiece[], from: number, to: number) {
  if (to > from) pieces.push({ gap: to - from, before: to });
}

/** Returns the scroll offset that makes a row fully visible. It stays when the row is visible. */
export function scrollTo({ scrolled, height, rowHeight }: RowView, row: number): number {
  const top = row * rowHeight;
  if (top < scrolled) return top;
  return top + rowHeight > scrolled + height ? top + rowHeight - height : scrolled;
}
