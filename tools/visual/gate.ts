import { mkdirSync, rmSync } from 'node:fs';
import { readMasks, type Mask } from './baselines/masks';
import { openPictures } from './baselines/pictures';
import type { SeenStories } from './baselines/seen';
import type { StoryBaseline } from './baselines/stories';
import { captureAll, type Stop } from './capture/captureAll';
import type { Visit } from './capture/visit';
import type { JustifiedBaselines } from './integrity/readJustified';
import { findMaskFaults } from './integrity/maskFaults';
import { errorFaults } from './model/errors';
import { blocks, compareRemoved, findRenames, hashesOf, type Finding } from './model/findings';
import { MOST_FOLLOWED, shareOf } from './model/followed';
import { findTwins } from './model/twins';
import type { Places } from './paths';
import { compareVisit, seenBy, settle, unchanged, type StoryResult } from './settle';
import { serveFolder, type Story } from './storybook';

export interface GateOptions {
  places: Places;
  /** Baselines and decisions to compare with. */
  stored: JustifiedBaselines;
  /** Folder of the built Storybook. */
  storybook: string;
  /** The stories there are. */
  stories: readonly Story[];
  /** The stories to visit, with their cells. */
  stops: readonly Stop[];
  /** Memory of earlier runs, with the fingerprint of each story. @default every story is visited */
  memory?: { seen: SeenStories; fingerprintOf: (story: string) => string };
  /** Today, `2026-11-21`. */
  today: string;
  /** Number of parts that the run is one of. @default 1 */
  parts?: number | undefined;
  onProgress?: (done: number, all: number) => void;
}

export interface GateResult {
  captures: number;
  results: Map<string, StoryResult>;
  /** Number of stories that an earlier run saw, made of the same. */
  recalled: number;
  /** Findings of stories that are gone. */
  removed: Map<string, Finding[]>;
  /** Old name of a story by its new one. */
  renames: Map<string, string>;
  /** Faults of the stored files. */
  faults: string[];
  /** Faults of stories that look like another of their component. */
  twins: Map<string, string[]>;
  baselines: Map<string, StoryBaseline>;
  masks: Mask[];
  masked: Map<Mask, number>;
}

/**
 * Looks at the stories and compares them with their baselines. Pictures of those that differ are
 * left in `places.found`.
 */
export async function runGate(options: GateOptions): Promise<GateResult> {
  const { places, stored, stories, today, memory } = options;
  const { baselines, decisions } = stored;
  const masks = readMasks(places.masks);
  rmSync(places.found, { recursive: true, force: true });
  mkdirSync(places.found, { recursive: true });
  const found = openPictures(places.found);
  const result: GateResult = {
    captures: 0,
    results: new Map(),
    recalled: 0,
    removed: new Map(),
    renames: new Map(),
    faults: [],
    twins: new Map(),
    baselines,
    masks,
    masked: new Map(),
  };
  const storedOf = (story: string) => ({
    baseline: baselines.get(story),
    decisions: decisions.get(story) ?? [],
  });
  const stops = options.stops.filter((stop) => !recall(stop));
  let differing = 0;
  const isFollowed = () => (differing += 1) <= shareOf(MOST_FOLLOWED, options.parts ?? 1);
  result.recalled = result.results.size;

  const { address, close } = await serveFolder(options.storybook);
  try {
    await captureAll({
      address,
      stops,
      masks,
      parts: options.parts,
      onVisit: async (visit, again) => {
        result.captures += visit.shots.size;
        const settled = await settle(visit, storedOf(visit.story), again, found, isFollowed);
        result.results.set(visit.story, settled);
        noteMasks(visit, masks, result.masked);
        if (memory && settled.findings.length === 0 && faultsOf(visit).length === 0)
          memory.seen.remember(visit, memory.fingerprintOf(visit.story));
        forgetPixels(visit);
        options.onProgress?.(result.results.size - result.recalled, stops.length);
      },
    });
  } finally {
    close();
    memory?.seen.save();
  }

  const known = new Set(stories.map(({ id }) => id));
  const gone = new Map([...baselines].filter(([story]) => !known.has(story)));
  const added = new Map(
    [...result.results]
      .filter(([story]) => !baselines.has(story))
      .map(([story, { visit }]) => [story, seenBy(visit)]),
  );
  result.renames = findRenames(added, gone);
  for (const [story, old] of result.renames) {
    gone.delete(old);
    for (const finding of result.results.get(story)!.findings) finding.kind = 'renamed';
  }
  for (const [story, baseline] of gone)
    result.removed.set(story, compareRemoved(story, baseline, decisions.get(story) ?? []));
  result.twins = findTwins(
    stories,
    new Map(
      [...result.results]
        .filter(([, { visit }]) => visit.problems.length === 0)
        .map(([story, { visit }]) => {
          // Cells that this run left out are those of the baseline.
          const baseline = baselines.get(story);
          const seen = new Map([...(baseline ? hashesOf(baseline) : []), ...seenBy(visit)]);
          return [story, { seen, looksLike: visit.looksLike }];
        }),
    ),
  );
  result.faults = [...stored.faults, ...findMaskFaults(masks, known, result.masked, today)];
  return result;

  /** Takes what an earlier run saw, if it is what is stored. */
  function recall({ story, cells }: Stop): boolean {
    if (!memory || masks.some((mask) => mask.story === story)) return false;
    const visit = memory.seen.recall(story, memory.fingerprintOf(story), cells);
    if (!visit || compareVisit(visit, storedOf(story)).length > 0) return false;
    result.results.set(story, unchanged(visit));
    return true;
  }
}

/** Thousands of pictures would fill the memory. Those that differ are on disk. */
export function forgetPixels({ shots }: Visit) {
  for (const shot of shots.values()) shot.pixels = { width: 0, height: 0, bytes: new Uint8Array() };
}

function noteMasks({ story, shots }: Visit, masks: readonly Mask[], masked: Map<Mask, number>) {
  for (const mask of masks.filter((one) => one.story === story)) {
    const areas = [...shots]
      .filter(([cell]) => mask.cell === null || mask.cell === cell)
      .map(([, shot]) => shot.masked);
    masked.set(mask, Math.max(0, ...areas));
  }
}

/** Returns the findings that fail the run. */
export function blockers({ results, removed, faults, twins }: GateResult): {
  stories: Map<string, Finding[]>;
  broken: Map<string, string[]>;
  faults: string[];
} {
  const stories = new Map<string, Finding[]>();
  const broken = new Map<string, string[]>();
  for (const [story, { visit, findings }] of results) {
    const open = findings.filter(blocks);
    if (open.length > 0) stories.set(story, open);
    const wrong = [...faultsOf(visit), ...(twins.get(story) ?? [])];
    if (wrong.length > 0) broken.set(story, wrong);
  }
  for (const [story, findings] of removed) {
    const open = findings.filter(blocks);
    if (open.length > 0) stories.set(story, open);
  }
  return { stories, broken, faults };
}

/** Everything by which a story fails whatever its pictures. */
const faultsOf = ({ problems, axe, console, expectedErrors }: Visit): string[] => [
  ...problems,
  ...axe.map(({ rule, target, help }) => `${rule}: ${help} (${target})`),
  ...errorFaults(console, expectedErrors),
];
