import type { Wanted } from './against/renderBefore';
import { isSpoken, SPOKEN } from './cells';
import type { GateResult } from './gate';
import { blocks, type Finding } from './model/findings';
import { spread } from './model/followed';

/**
 * Returns the pictures that a reviewer needs to see as they were: those of cells that differ or are
 * gone, and of a spoken tree that of its language; of `most` stories where more differ.
 */
export function picturesBefore(
  { results, removed, baselines }: GateResult,
  most: number,
): Wanted[] {
  const open = [
    ...[...results].map(([story, { findings }]) => [story, findings] as const),
    ...removed,
  ].flatMap(([story, findings]) => {
    const own = findings.filter(blocks);
    return own.length > 0 ? [[story, own] as const] : [];
  });
  const wanted = spread(open, most).flatMap(([story, findings]) =>
    findings.flatMap((finding) => wantedBy(finding, baselines.get(story)?.cells)),
  );
  const keyOf = ({ story, cell }: Wanted) => `${story}/${cell}`;
  return [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
}

function wantedBy(
  { story, cell: own, before }: Finding,
  cells: Record<string, string> = {},
): Wanted[] {
  const cell = isSpoken(own) ? SPOKEN[own] : own;
  const hash = isSpoken(own) ? cells[cell] : before;
  return hash ? [{ story, cell, hash }] : [];
}
