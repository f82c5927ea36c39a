import { readDecisions } from '../baselines/decisions';
import { readBaselines, type StoryBaseline } from '../baselines/stories';
import { decisionFault } from '../model/decisionFaults';
import { justifyBaseline } from '../model/justified';
import type { Places } from '../paths';
import type { Decision } from '../report';
import type { StoredBase } from './storedBase';

/** Baselines and decisions as far as they can be trusted. */
export interface JustifiedBaselines {
  baselines: Map<string, StoryBaseline>;
  /** Complete decisions: those of the tree, and those of the base that the tree lacks. */
  decisions: Map<string, Decision[]>;
  /** Lines that are no decisions, and contents that no decision leads to. */
  faults: string[];
}

/**
 * Reads the stored baselines and replaces every content that no decision leads to by that of the
 * base commit, so that a file edited by hand shows as a change that waits for a decision.
 */
export function readJustified(
  places: Places,
  base: StoredBase | null,
  today: string,
): JustifiedBaselines {
  const stored = readBaselines(places.stories);
  const faults: string[] = [];
  const decisions = readComplete(places, base, today, faults);
  const baselines = new Map<string, StoryBaseline>();
  const stories = new Set([...stored.keys(), ...(base?.baselines.keys() ?? [])]);
  const moved = movedStories(stored, base);
  for (const story of stories) {
    if (moved.has(story)) continue;
    const now = stored.get(story);
    const { baseline, unjustified } = justifyBaseline(
      now,
      baselineThen(base, story, now),
      decisions.get(story) ?? [],
    );
    if (baseline) baselines.set(story, baseline);
    for (const cell of unjustified)
      faults.push(
        `${story}, ${cell}: no decision leads to the stored content, or a newer one refuses or replaces it. Look at the picture (\`npm run visual -- --only ${story}\`) and decide, or restore the file.`,
      );
  }
  return { baselines, decisions, faults };
}

/** Returns the baseline that a story had in the base. A file that is the same is not read again. */
export function baselineThen(
  base: StoredBase | null,
  story: string,
  now: StoryBaseline | undefined,
): StoryBaseline | undefined {
  if (base === null) return undefined;
  return base.differs(story) ? base.baselines.get(story) : now;
}

function readComplete(
  { decisions: folder }: Places,
  base: StoredBase | null,
  today: string,
  faults: string[],
): Map<string, Decision[]> {
  const complete = new Map<string, Decision[]>();
  for (const [story, lines] of readDecisions(folder)) {
    const good = lines.filter((decision) => {
      const fault = decisionFault(decision, today);
      if (fault) faults.push(`A decision about ${story}, ${decision.cell}: ${fault}`);
      return fault === null;
    });
    complete.set(story, good);
  }
  // A line that was removed by hand still counts, and so does one that a revert removed.
  for (const [story, lines] of base?.decisions ?? []) {
    const now = complete.get(story) ?? [];
    const known = new Set(now.map((decision) => JSON.stringify(decision)));
    const lost = lines.filter((decision) => !known.has(JSON.stringify(decision)));
    complete.set(story, [...lost, ...now]);
  }
  return complete;
}

/** Stories of the base whose pictures, all of them, belong to a story that is new since. */
function movedStories(
  stored: ReadonlyMap<string, StoryBaseline>,
  base: StoredBase | null,
): Set<string> {
  const keyOf = ({ cells }: StoryBaseline) => JSON.stringify(cells);
  const then = base?.baselines ?? new Map<string, StoryBaseline>();
  const added = new Set(
    [...stored]
      .filter(([story]) => base?.differs(story) && !then.has(story))
      .map(([, baseline]) => keyOf(baseline)),
  );
  return new Set(
    [...then].flatMap(([story, before]) =>
      !stored.has(story) && added.has(keyOf(before)) ? [story] : [],
    ),
  );
}
