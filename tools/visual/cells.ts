import type { CellName } from './report';

/** One way of looking at a story. */
export interface Cell {
  /** Globals of the story; the others are those of `light-zh`. */
  globals: { mode?: 'light' | 'dark'; language?: 'zh' | 'en'; density?: 'compact' | 'roomy' };
  /** Width of the window in CSS pixels. */
  width: number;
  forcedColors: boolean;
}

const wide = { width: 1280, forcedColors: false };

/**
 * Every way of looking at a story, in the order in which a visit goes through them: each step
 * changes one thing.
 */
export const CELLS = {
  'light-zh': { ...wide, globals: {} },
  'dark-zh': { ...wide, globals: { mode: 'dark' } },
  'dark-en': { ...wide, globals: { mode: 'dark', language: 'en' } },
  'light-en': { ...wide, globals: { language: 'en' } },
  compact: { ...wide, globals: { density: 'compact' } },
  roomy: { ...wide, globals: { density: 'roomy' } },
  phone: { globals: {}, width: 390, forcedColors: false },
  forced: { ...wide, globals: {}, forcedColors: true },
} as const satisfies Record<CellName, Cell>;

/**
 * Cells to look at in a run of more stories than a review can follow: both modes, both languages, a
 * phone.
 */
export const USUAL: readonly CellName[] = ['light-zh', 'dark-zh', 'light-en', 'phone'];

/**
 * Cells of text: the spoken tree in each language, and the order of focus. Each belongs to a
 * picture.
 */
export const SPOKEN = {
  'spoken-zh': 'light-zh',
  'spoken-en': 'light-en',
  focus: 'light-zh',
} as const satisfies Record<CellName, CellName>;

export const isSpoken = (cell: CellName): cell is keyof typeof SPOKEN => cell in SPOKEN;

/** The same cells for teams that use Chromatic: its modes set the toolbar and the window. */
export const chromaticModes = Object.fromEntries(
  Object.entries(CELLS)
    .filter(([, { forcedColors }]) => !forcedColors)
    .map(([name, { globals, width }]) => [name, { ...globals, viewport: width }]),
);
