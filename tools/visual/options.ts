import { parseArgs } from 'node:util';

/** Options of `npm run visual`. */
export interface VisualOptions {
  /** Another order each time. */
  shuffle: boolean;
  /** Every cell of every story, reached by a change or not. */
  explore: boolean;
  /** Writes baselines for what was accepted on another branch. */
  settle: boolean;
  /** Visits stories although an earlier run saw them, made of the same. */
  fresh: boolean;
  /** The part of the stories to look at, with the number of parts. */
  shard: { part: number; parts: number } | null;
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
      shuffle: { type: 'boolean', default: false },
      explore: { type: 'boolean', default: false },
      settle: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      shard: { type: 'string' },
      built: { type: 'string' },
      base: { type: 'string' },
      against: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const { built, base, against, only } = values;
  if (against !== undefined && values.settle) {
    throw new Error(
      '`--against` leaves the baselines alone, `--settle` writes them: run one after the other.',
    );
  }
  return {
    ...values,
    built,
    base,
    against,
    only: only === undefined ? null : new RegExp(only),
    shard: readShard(values.shard),
  };
}

/** Reads `2/4`, the second of four parts. */
function readShard(text: string | undefined): VisualOptions['shard'] {
  if (text === undefined) return null;
  const [part = 0, parts = 0] = /^(\d+)\/(\d+)$/.exec(text)?.slice(1).map(Number) ?? [];
  if (part < 1 || part > parts) throw new Error(`\`--shard ${text}\` is no part: 1/4, 2/4 …`);
  return { part, parts };
}
