import path from 'node:path';
import { readBaselines } from '../visual/baselines/stories.ts';

/** The cells that show both modes in both languages. */
const CELLS = ['light-zh', 'dark-zh', 'dark-en', 'light-en'] as const;

/**
 * Returns the stories that the visual gate has accepted in both modes and languages, by id. It
 * accepts none in which axe finds a violation.
 */
export function checkedStories(root: string): Set<string> {
  const baselines = readBaselines(path.join(root, 'visual/stories'));
  return new Set(
    [...baselines]
      .filter(([, { cells }]) => CELLS.every((cell) => cells[cell]))
      .map(([story]) => story),
  );
}
