import type { StoryBaseline } from '../baselines/stories';
import { isSpoken } from '../cells';
import type { CellName, Decision } from '../report';
import { hashesOf } from './findings';
import { isAccepted, leadsTo, ofCell } from './standing';

/** A story's baseline as far as decisions lead to it. */
export interface Justified {
  /** `undefined` where there is none. */
  baseline: StoryBaseline | undefined;
  /** Cells whose stored content no decision justifies: they are those of the base. */
  unjustified: CellName[];
}

/**
 * Returns the stored baseline of a story with every cell that decisions do not justify replaced by
 * that of the base commit. A cell is justified if its content was accepted, is not refused or
 * replaced since, and accepted steps lead to it from nothing and from the base's content.
 */
export function justifyBaseline(
  stored: StoryBaseline | undefined,
  base: StoryBaseline | undefined,
  decisions: readonly Decision[],
): Justified {
  const now = stored ? hashesOf(stored) : new Map<CellName, string>();
  const then = base ? hashesOf(base) : new Map<CellName, string>();
  const unjustified = [...new Set([...now.keys(), ...then.keys()])].filter((cell) => {
    const [from, to] = [then.get(cell) ?? null, now.get(cell) ?? null];
    const own = ofCell(cell, decisions);
    const isFirst = to === null || leadsTo(null, to, own);
    return !(isAccepted(to, own) && isFirst && (from === to || leadsTo(from, to, own)));
  });
  const known = stored ?? base;
  if (!known || unjustified.length === 0) return { baseline: stored, unjustified };

  const baseline = { ...known, cells: { ...stored?.cells }, spoken: { ...stored?.spoken } };
  for (const cell of unjustified) {
    if (isSpoken(cell)) restore(baseline.spoken, cell, base?.spoken[cell]);
    else restore(baseline.cells, cell, base?.cells[cell]);
  }
  const isEmpty = Object.keys({ ...baseline.cells, ...baseline.spoken }).length === 0;
  return { baseline: isEmpty ? undefined : baseline, unjustified };
}

function restore<Value>(record: Record<CellName, Value>, cell: CellName, value?: Value) {
  if (value === undefined) delete record[cell];
  else record[cell] = value;
}
