import { distancesFrom, type ModuleGraph } from '../causes/moduleGraph';
import { readsToken } from '../causes/tokensRead';
import type { Story } from '../storybook';
import type { Probe } from './probes';

/** A story, and the tokens that it may show. */
export interface Candidate {
  story: Story;
  /** Number of imports between the story's file and the nearest file that reads a token. */
  distanceOf(token: string): number | null;
}

/**
 * Returns the candidates of all stories. `readBy` returns the tokens that a file reads; `base` are
 * tokens that every story shows, such as those of the page.
 */
export function candidatesOf(
  stories: readonly Story[],
  graph: ModuleGraph,
  readBy: (file: string) => ReadonlySet<string>,
  base: ReadonlySet<string>,
): Candidate[] {
  const byFile = new Map<string, Candidate['distanceOf']>();
  return stories.map((story) => {
    const distanceOf = byFile.get(story.file) ?? distanceIn(story.file, graph, readBy, base);
    byFile.set(story.file, distanceOf);
    return { story, distanceOf };
  });
}

function distanceIn(
  file: string,
  graph: ModuleGraph,
  readBy: (file: string) => ReadonlySet<string>,
  base: ReadonlySet<string>,
): Candidate['distanceOf'] {
  const distances = [...distancesFrom(graph, [file])];
  const known = new Map<string, number | null>();
  return (token) => {
    if (!known.has(token)) {
      const reader = distances.find(([part]) => readsToken(readBy(part), token));
      known.set(token, reader?.[1] ?? (readsToken(base, token) ? distances.length : null));
    }
    return known.get(token)!;
  };
}

/** Each import on the way makes it so many times less likely that the token shows. */
const LESS_LIKELY = 3;
/** A story whose name says the state that a token is for is so many times likelier to show it. */
const LIKELIER = 20;

/** Returns how likely it is that the story shows the probe's token; 0 where it does not read it. */
export function likelihood({ story, distanceOf }: Candidate, { token, name }: Probe): number {
  const distance = distanceOf(token);
  if (distance === null) return 0;
  const near = LESS_LIKELY ** -distance;
  return isNamedAlike(story.name, name) ? near * LIKELIER : near;
}

/** Words of tokens beside the words of stories that show them. */
const STATES: [token: RegExp, story: RegExp][] = [
  [/hover/i, /hover/i],
  [/pressed/i, /press/i],
  [/focus/i, /focus/i],
  [/danger/i, /danger|fail|invalid|error/i],
  [/warning/i, /warn/i],
  [/success/i, /success|done/i],
  [/selected/i, /select/i],
  [/touch/i, /touch|phone|narrow/i],
  [/contrast/i, /contrast/i],
  [/dark menu/i, /dark/i],
  [/accent menu/i, /theme/i],
];

const isNamedAlike = (story: string, token: string) =>
  STATES.some(([ofToken, ofStory]) => ofToken.test(token) && ofStory.test(story));
