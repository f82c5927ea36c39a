/** A cell by its place. The head is row -1. */
export interface CellPlace {
  row: number;
  column: number;
}

/** How large a grid is. */
export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that a page up or down goes over. */
  page: number;
}

/** The key that was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** The head's row. */
export const HEAD_ROW = -1;

type Step = (at: CellPlace, size: GridSize) => CellPlace;

const along: Record<string, Step> = {
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

const farAlong: Record<string, Step> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
};

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Returns the cell a key leads to, `null` for a key that does not move. Moves stop at the edges;
 * left and right are those of the screen. Source: the grid pattern of the ARIA authoring practices.
 */
export function moveFrom(
  at: CellPlace,
  pressed: PressedKey,
  size: GridSize,
  isRightToLeft: boolean,
): CellPlace | null {
  const key = isRightToLeft ? (MIRRORED[pressed.key] ?? pressed.key) : pressed.key;
  const step = pressed.ctrlKey || pressed.metaKey ? farAlong[key] : along[key];
  if (step === undefined) return null;
  const { row, column } = step(at, size);
  return { row: clamp(row, HEAD_ROW, size.rows - 1), column: clamp(column, 0, size.columns - 1) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
