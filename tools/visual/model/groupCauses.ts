import { isSpoken } from '../cells';
import type { Cause, Change } from '../report';

/** A change as far as its causes are judged by it. */
export type Explained = Pick<Change, 'cell' | 'signs' | 'title' | 'causes'>;

/** Signs that no colour makes. */
const GEOMETRY: readonly string[] = ['moved', 'resized'];

/**
 * Returns the most specific causes of a change: those that can have made it at all, of these tokens
 * before files, files of styles and texts before others, the component's own before foreign ones,
 * settings last. `proven` are names of tokens whose step of colour is in the picture.
 */
export function specificCauses(change: Explained, proven: readonly string[]): Cause[] {
  const able = prefer(change.causes, (cause) => canExplain(cause, change));
  const best = Math.min(...able.map(rankOf));
  const ranked = able.filter((cause) => rankOf(cause) === best);
  const seen = prefer(ranked, ({ name }) => proven.includes(name));
  const own = change.title.slice(change.title.lastIndexOf('/') + 1);
  return prefer(seen, ({ kind, component }) => kind === 'file' && component === own);
}

/** The causes that pass; all of them if none does. */
function prefer(causes: readonly Cause[], passes: (cause: Cause) => boolean): Cause[] {
  const some = causes.filter(passes);
  return some.length > 0 ? some : [...causes];
}

function rankOf({ kind, name }: Cause): number {
  if (kind === 'token') return 0;
  if (kind === 'setting') return 3;
  return /\.(styles|texts)\.tsx?$/.test(name) ? 1 : 2;
}

/**
 * Whether the cause can make this kind of difference: no colour moves anything, no distance
 * recolours, and neither is read aloud; a value of dark mode shows in dark cells alone.
 */
function canExplain({ kind, name }: Cause, { cell, signs }: Explained): boolean {
  if (isSpoken(cell)) return kind !== 'token' && !name.endsWith('.styles.ts');
  if (kind !== 'token') return true;
  if (!isInForce(name, cell)) return false;
  return isColour(name)
    ? signs.length === 0 || !signs.every((sign) => GEOMETRY.includes(sign))
    : signs.length === 0 || signs.some((sign) => sign !== 'recoloured');
}

const isColour = (name: string) => name.startsWith('color.');

/** Token names carry a condition in brackets: `color.accent (dark)`, `size.control (compact)`. */
function isInForce(name: string, cell: string): boolean {
  const condition = /\((.*)\)$/.exec(name)?.[1];
  if (condition === undefined) return true;
  return condition === 'dark' ? cell.startsWith('dark') : condition === cell;
}

/**
 * Returns the key of the bundle that each token belongs to: the same token under several
 * conditions, and tokens that took the same step, as those of one edited palette colour do.
 */
export function bundleTokens(causes: Iterable<Cause>): (cause: Cause) => string {
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    const parent = parents.get(key) ?? key;
    return parent === key ? key : rootOf(parent);
  };
  for (const cause of causes) {
    if (cause.kind !== 'token') continue;
    const step = rootOf(`${cause.before} → ${cause.after}`);
    parents.set(step, rootOf(plainName(cause)));
  }
  return (cause) =>
    cause.kind === 'token' ? rootOf(plainName(cause)) : `${cause.kind} ${cause.name}`;
}

const plainName = ({ name }: Cause) => name.replace(/ \(.*\)$/, '');
