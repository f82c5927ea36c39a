import type { Stop } from './capture/captureAll';
import { CELLS, USUAL } from './cells';
import { MOST_FOLLOWED } from './model/followed';
import type { CellName } from './report';
import type { Story } from './storybook';

export interface PlanOptions {
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
 * Returns the cells to look at: every one, or the usual ones where the run has more stories than a
 * review can follow. `--explore` looks at all.
 */
export function planRun(stories: readonly Story[], { explore, shuffle }: PlanOptions): Plan {
  const all: CellName[] = Object.keys(CELLS);
  const cells = explore || stories.length <= MOST_FOLLOWED ? all : USUAL;
  const stops = stories.map(({ id }) => ({ story: id, cells }));
  return {
    stops: shuffle ? shuffled(stops) : stops,
    left: stories.length * (all.length - cells.length),
  };
}

/** Chance is what is wanted here: an order that no run had before. */
function shuffled<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
