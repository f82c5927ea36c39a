import type { Stop } from './capture/captureAll';
import { CELLS, UNREACHED, USUAL } from './cells';
import { MOST_FOLLOWED } from './model/followed';
import type { CellName } from './report';
import type { Story } from './storybook';

export interface PlanOptions {
  /** Whether a change reaches a story. */
  isReached: (story: Story) => boolean;
  /** Looks at every cell of every story. */
  explore: boolean;
  /** Goes through the stories in another order each time. */
  shuffle: boolean;
}

/** The stories of a run and the cells to look at in each. */
export interface Plan {
  stops: Stop[];
  /** Cells that baselines have and this run leaves out. */
  left: number;
}

/**
 * Returns the cells to look at: every one of a story that a change reaches, the usual ones where it
 * reaches more stories than a review can follow, two of the others. `--explore` looks at all.
 */
export function planRun(
  stories: readonly Story[],
  { isReached, explore, shuffle }: PlanOptions,
): Plan {
  const reached = new Set(explore ? stories : stories.filter(isReached));
  const all: CellName[] = Object.keys(CELLS);
  const ofReached = explore || reached.size <= MOST_FOLLOWED ? all : USUAL;
  const stops = stories.map((story) => ({
    story: story.id,
    cells: reached.has(story) ? ofReached : UNREACHED,
  }));
  const taken = stops.reduce((sum, { cells }) => sum + cells.length, 0);
  return {
    stops: shuffle ? shuffled(stops) : stops,
    left: stories.length * all.length - taken,
  };
}

/** Chance is what is wanted here: an order that no run had before. */
function shuffled<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
