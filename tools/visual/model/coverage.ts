import type { ComponentCoverage, Coverage, StateCoverage } from '../coverageReport';
import type { CellName } from '../report';
import { CORE_ROWS, STATE_WORDS, statesOf, type CoreRow } from './states';

/** A story with the cells in which it has a picture. */
export interface SeenStory {
  id: string;
  title: string;
  cells: readonly CellName[];
}

/**
 * Tells which component has pictures in which cells, and which states of the core components no
 * story shows.
 */
export function coverageOf(
  stories: readonly SeenStory[],
  cells: readonly CellName[],
  rows: readonly CoreRow[] = CORE_ROWS,
): Coverage {
  const titles = [...new Set(stories.map(({ title }) => title))].sort();
  return {
    cells: [...cells],
    components: titles.map((title) => componentOf(title, stories, cells)),
    states: rows.flatMap((row) => stateOf(row, stories)),
    words: Object.entries(STATE_WORDS).map(([state, words]) => ({ state, words: [...words] })),
  };
}

function componentOf(
  title: string,
  stories: readonly SeenStory[],
  cells: readonly CellName[],
): ComponentCoverage {
  const own = stories.filter((story) => story.title === title);
  const count = (cell: CellName) => own.filter((story) => story.cells.includes(cell)).length;
  return {
    title,
    stories: own.length,
    pictures: Object.fromEntries(cells.map((cell) => [cell, count(cell)])),
  };
}

/** A component without any story is none of this project's. */
function stateOf({ parts, owes }: CoreRow, stories: readonly SeenStory[]): StateCoverage[] {
  const own = stories.filter(({ title }) => parts.includes(title.split('/').at(-1) ?? ''));
  if (own.length === 0) return [];
  const shown = new Set(own.flatMap(({ id }) => statesOf(id)));
  return [
    { parts: [...parts], owed: owes.length, missing: owes.filter((state) => !shown.has(state)) },
  ];
}
