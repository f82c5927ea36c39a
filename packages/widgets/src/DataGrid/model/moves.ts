/** Position of a cell by row and column index. The header is row -1. */
export interface CellPosition {
  row: number;
  column: number;
}

/** Size of a grid. */
export interface GridSize {
  rows: number;
  columns: number;
  /** Rows per Page Up or Page Down. */
  page: number;
}

/** A pressed key. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** Row index of the header. */
export const HEAD_ROW = -1;

type Step = (position: CellPosition, size: GridSize) => CellPosition;

const steps: Record<string, Step> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  PageUp: ({ row, column }, { page }) => ({
    row: row === HEAD_ROW ? HEAD_ROW : Math.max(0, row - page),
    column,
  }),
};

const jumps: Record<string, Step> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
};

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Returns the position that a key moves to, `null` for other keys. Moves stop at the edges. Left
 * and right are those of the screen. Source: the grid pattern of the ARIA authoring practices.
 */
export function moveFrom(
  position: CellPosition,
  pressed: PressedKey,
  size: GridSize,
  isRightToLeft: boolean,
): CellPosition | null {
  const key = isRightToLeft ? (MIRRORED[pressed.key] ?? pressed.key) : pressed.key;
  const step = pressed.ctrlKey || pressed.metaKey ? jumps[key] : steps[key];
  if (step === undefined) return null;
  const { row, column } = step(position, size);
  return { row: clamp(row, HEAD_ROW, size.rows - 1), column: clamp(column, 0, size.columns - 1) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
