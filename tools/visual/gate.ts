import { mkdirSync, rmSync } from 'node:fs';
import { readMasks, type Mask } from './baselines/masks';
import { openPictures, type PictureStore } from './baselines/pictures';
import type { StoryBaseline } from './baselines/stories';
import { captureAll, type Stop } from './capture/captureAll';
import type { Visit } from './capture/visit';
import { ALWAYS, CELLS, isSpoken, SPOKEN } from './cells';
import { findMaskFaults, findOrphans } from './integrity/storeFaults';
import type { JustifiedBaselines } from './integrity/readJustified';
import { errorFaults } from './model/errors';
import {
  blocks,
  compareRemoved,
  compareStory,
  findRenames,
  markUnstable,
  type Finding,
  type Seen,
} from './model/findings';
import { worthKeeping } from './model/worthKeeping';
import type { Places } from './paths';
import { writePicture } from './pixels';
import type { CellName, Marks } from './report';
import { serveFolder, type Story } from './storybook';

export interface GateOptions {
  places: Places;
  /** Baselines and decisions to compare with. */
  stored: JustifiedBaselines;
  /** Folder of the built Storybook. */
  storybook: string;
  /** The stories there are. */
  stories: readonly Story[];
  /** Selects the stories to visit; all by default. */
  only?: (story: Story) => boolean;
  /** Goes through the stories in another order each time. @default false */
  shuffle?: boolean;
  /** Looks at every cell of every story, to find cells that have begun to differ. @default false */
  explore?: boolean;
  /** Today, `2026-11-21`. */
  today: string;
  onProgress?: (done: number, all: number) => void;
}

/** Results of one visit for the report. */
export interface StoryResult {
  visit: Visit;
  findings: Finding[];
  /** Hashes of the second visit of cells that differ between two visits: unstable ones. */
  unstable: Map<CellName, string>;
  marks: Map<CellName, Marks>;
}

export interface GateResult {
  captures: number;
  results: Map<string, StoryResult>;
  /** Findings of stories that are gone. */
  removed: Map<string, Finding[]>;
  /** Old name of a story by its new one. */
  renames: Map<string, string>;
  /** Faults of the stored files. */
  faults: string[];
  baselines: Map<string, StoryBaseline>;
  masks: Mask[];
  masked: Map<Mask, number>;
}

/**
 * Marks of a new story differ little from cell to cell. Many stories may be new at once, so none of
 * them has a page to itself.
 */
const MARKED_WHEN_NEW = ['light-zh', 'dark-zh'];

/**
 * Looks at the stories and compares them with their baselines. Pictures that differ are left in
 * `places.found`.
 */
export async function runGate(options: GateOptions): Promise<GateResult> {
  const { places, stored, stories, today } = options;
  const { baselines, decisions } = stored;
  const masks = readMasks(places.masks);
  const selected = stories.filter(options.only ?? (() => true));
  rmSync(places.found, { recursive: true, force: true });
  mkdirSync(places.found, { recursive: true });
  const found = openPictures(places.found);
  const { address, close } = await serveFolder(options.storybook);
  const result: GateResult = {
    captures: 0,
    results: new Map(),
    removed: new Map(),
    renames: new Map(),
    faults: [],
    baselines,
    masks,
    masked: new Map(),
  };

  try {
    await captureAll({
      address,
      stops: planStops(selected, baselines, options),
      masks,
      onVisit: async (visit, again) => {
        const baseline = baselines.get(visit.story);
        if (!baseline) keepWorthwhile(visit);
        result.captures += visit.shots.size;
        result.results.set(
          visit.story,
          await settle(visit, baseline, decisions.get(visit.story) ?? [], again, found),
        );
        noteMasks(visit, masks, result.masked);
        forgetPixels(visit);
        options.onProgress?.(result.results.size, selected.length);
      },
    });
  } finally {
    close();
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
  result.faults = [
    ...stored.faults,
    ...findOrphans(baselines, openPictures(places.pictures)),
    ...findMaskFaults(masks, known, result.masked, today),
  ];
  return result;
}

/**
 * The cells to look at in each story: those that its baseline has, every one of a story without.
 */
export function planStops(
  stories: readonly Story[],
  baselines: ReadonlyMap<string, StoryBaseline>,
  { shuffle, explore }: Pick<GateOptions, 'shuffle' | 'explore'>,
): Stop[] {
  const stops = stories.map(({ id }) => {
    const baseline = baselines.get(id);
    const cells =
      baseline && !explore
        ? [
            ...ALWAYS,
            ...Object.keys(CELLS).filter(
              (cell) => !ALWAYS.includes(cell) && cell in baseline.cells,
            ),
          ]
        : Object.keys(CELLS);
    return { story: id, cells };
  });
  // Chance is what is wanted here: an order that no run had before.
  return shuffle
    ? stops
        .map((stop) => ({ stop, at: Math.random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ stop }) => stop)
    : stops;
}

/** Drops pictures of a new story that show nothing of their own. */
export function keepWorthwhile({ shots }: Visit) {
  for (const cell of [...shots.keys()]) if (!worthKeeping(cell, shots)) shots.delete(cell);
}

/** Thousands of pictures would fill the memory. Those that differ are on disk. */
export function forgetPixels({ shots }: Visit) {
  for (const shot of shots.values()) shot.pixels = { width: 0, height: 0, bytes: new Uint8Array() };
}

const seenBy = ({ shots, spoken }: Visit): Seen =>
  new Map([...shots, ...spoken].map(([cell, { hash }]) => [cell, hash]));

async function settle(
  visit: Visit,
  baseline: StoryBaseline | undefined,
  decisions: Parameters<typeof compareStory>[3],
  again: (marked: readonly CellName[], alone: boolean) => Promise<Visit>,
  found: PictureStore,
): Promise<StoryResult> {
  // What a broken story shows is nothing to decide about.
  const findings =
    visit.problems.length > 0 ? [] : compareStory(visit.story, baseline, seenBy(visit), decisions);
  const result: StoryResult = { visit, findings, unstable: new Map(), marks: new Map() };
  if (findings.length === 0) return result;

  // Never again until it is green: the second visit can only make things worse.
  const marked = findings.map(({ cell }) => (isSpoken(cell) ? SPOKEN[cell] : cell));
  const repeated = await again(baseline ? marked : MARKED_WHEN_NEW, baseline !== undefined);
  result.unstable = markUnstable(findings, seenBy(repeated));
  result.marks = repeated.marks;
  for (const { shots } of [visit, repeated]) {
    for (const { hash, pixels } of shots.values())
      if (!found.has(hash)) found.write(hash, await writePicture(pixels));
  }
  return result;
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
export function blockers({ results, removed, faults }: GateResult): {
  stories: Map<string, Finding[]>;
  broken: Map<string, string[]>;
  faults: string[];
} {
  const stories = new Map<string, Finding[]>();
  const broken = new Map<string, string[]>();
  for (const [story, { visit, findings }] of results) {
    const open = findings.filter(blocks);
    if (open.length > 0) stories.set(story, open);
    const wrong = [
      ...visit.problems,
      ...visit.axe.map(({ rule, target, help }) => `${rule}: ${help} (${target})`),
      ...errorFaults(visit.console, visit.expectedErrors),
    ];
    if (wrong.length > 0) broken.set(story, wrong);
  }
  for (const [story, findings] of removed) {
    const open = findings.filter(blocks);
    if (open.length > 0) stories.set(story, open);
  }
  return { stories, broken, faults };
}
