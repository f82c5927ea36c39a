import type { GateResult } from '../gate';
import type { MissingChange } from '../report';
import type { Story } from '../storybook';
import type { Reasons } from './reasons';

/** Returns causes that reach stories of which not one changed. */
export function findMissing(
  reasons: Reasons,
  stories: readonly Story[],
  gate: GateResult,
): MissingChange[] {
  const changed = new Set(
    [...gate.results].filter(([, { findings }]) => findings.length > 0).map(([story]) => story),
  );
  const reached = new Map<string, { stories: string[]; shows: boolean }>();
  const keyOf = ({ kind, name }: MissingChange['cause']) => `${kind} ${name}`;
  for (const file of new Set(stories.map((story) => story.file))) {
    const own = stories.filter((story) => story.file === file);
    for (const cause of reasons.causesOf(file)) {
      const entry = reached.get(keyOf(cause)) ?? { stories: [], shows: false };
      entry.stories.push(...own.map(({ id }) => id));
      entry.shows ||= own.some(({ id }) => changed.has(id));
      reached.set(keyOf(cause), entry);
    }
  }
  return reasons.all.flatMap((cause) => {
    const entry = reached.get(keyOf(cause));
    const mayShow = cause.kind !== 'file' || /\.styles\.ts$|\.texts\.ts$/.test(cause.name);
    return mayShow && !entry?.shows ? [{ cause, stories: entry?.stories ?? [] }] : [];
  });
}
