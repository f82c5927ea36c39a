import { parseArgs } from 'node:util';

/** Options of `npm run visual`. */
export interface VisualOptions {
  /** Only stories that what changed reaches. */
  changed: boolean;
  /** Another order each time. */
  shuffle: boolean;
  /** Every cell of every story, to find those that have begun to differ. */
  explore: boolean;
  /** Writes baselines for what was accepted on another branch. */
  settle: boolean;
  /** Removes pictures that no story has. */
  tidy: boolean;
  /** A Storybook that is built already. */
  built: string | undefined;
  /** The commit to explain changes from. */
  base: string | undefined;
  /** The commit to render here and compare with, instead of the baselines. */
  against: string | undefined;
  /** Only stories whose id matches. */
  only: RegExp | null;
}

/**
 * Reads the command line. What would write into the tree cannot be asked for together with
 * `--against`, which leaves it alone.
 */
export function readOptions(args: string[]): VisualOptions {
  const { values } = parseArgs({
    args,
    options: {
      changed: { type: 'boolean', default: false },
      shuffle: { type: 'boolean', default: false },
      explore: { type: 'boolean', default: false },
      settle: { type: 'boolean', default: false },
      tidy: { type: 'boolean', default: false },
      built: { type: 'string' },
      base: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { built, base, against, only } = values;
  if (against !== undefined && (values.settle || values.tidy)) {
    throw new Error(
      '`--against` leaves the baselines alone, `--settle` and `--tidy` write them: run them one after the other.',
    );
  }
  return { ...values, built, base, against, only: only === undefined ? null : new RegExp(only) };
}
