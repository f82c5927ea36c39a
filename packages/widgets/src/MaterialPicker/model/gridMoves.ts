/** A grid whose cells are numbered row by row. */
export interface GridShape {
  /** Number of cells. */
  count: number;
  columns: number;
  /** Number of rows that Page Up and Page Down move by. */
  page: number;
}

/** Returns how many cells of a least width fit beside each other, one at least. */
export const columnsIn = (width: number, cellWidth: number): number =>
  Math.max(1, Math.floor(width / cellWidth));

/** A pressed key, where the reading direction is known. */
export interface GridKey {
  key: string;
  /** Whether Ctrl or Command is held. */
  isWhole: boolean;
  isRtl: boolean;
}

/**
 * Returns the index to which a key moves by the grid pattern of APG; `null` for other keys. Arrows
 * sideways go on in the next row, as the cells have one order.
 */
export function gridMove(
  { key, isWhole, isRtl }: GridKey,
  index: number,
  { count, columns, page }: GridShape,
): number | null {
  const rowStart = index - (index % columns);
  const target = (): number | null => {
    switch (key) {
      case 'ArrowRight':
        return index + (isRtl ? -1 : 1);
      case 'ArrowLeft':
        return index + (isRtl ? 1 : -1);
      case 'ArrowDown':
        return down(1);
      case 'ArrowUp':
        return up(1);
      case 'PageDown':
        return down(page);
      case 'PageUp':
        return up(page);
      case 'Home':
        return isWhole ? 0 : rowStart;
      case 'End':
        return isWhole ? count - 1 : rowStart + columns - 1;
      default:
        return null;
    }
  };
  const next = target();
  return next === null ? null : Math.min(count - 1, Math.max(0, next));

  function down(rows: number) {
    const last = Math.floor((count - 1) / columns);
    const row = Math.floor(index / columns);
    return row === last ? index : index + Math.min(rows, last - row) * columns;
  }
  function up(rows: number) {
    return index - Math.min(rows, Math.floor(index / columns)) * columns;
  }
}
