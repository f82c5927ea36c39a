import { parseArgs } from 'node:util';

/** What `npm run visual` was asked for. */
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
  /** Only stories whose id matches. */
  only: RegExp | null;
}

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
      only: { type: 'string' },
    },
  });
  return { ...values, built: values.built, base: values.base, only: values.only === undefined ? null : new RegExp(values.only) };
}
