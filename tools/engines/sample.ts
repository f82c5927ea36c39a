import type { Story } from '../visual/storybook';

/** Most stories of a sample. */
const LARGEST = 150;

/**
 * Returns one story of each component and, up to `largest`, the stories that a change reaches: the
 * first story of every reached file, then the second of each, and so on, so that a wide change is
 * seen in every component. The order of the Storybook stays.
 */
export function chooseSample(
  stories: readonly Story[],
  isReached: (file: string) => boolean,
  largest = LARGEST,
): Story[] {
  const files = new Map<string, Story[]>();
  for (const story of stories) files.set(story.file, [...(files.get(story.file) ?? []), story]);
  const reached = [...files].filter(([file]) => isReached(file)).map(([, members]) => members);
  const others = [...files].filter(([file]) => !isReached(file)).map(([, [first]]) => first!);
  const rounds = Math.max(0, ...reached.map(({ length }) => length));
  const inRounds = Array.from({ length: rounds }, (_, round) =>
    reached.flatMap((members) => members.slice(round, round + 1)),
  );
  const [firsts = [], ...rest] = inRounds;
  const chosen = new Set([...firsts, ...others, ...rest.flat()].slice(0, largest));
  return stories.filter((story) => chosen.has(story));
}
