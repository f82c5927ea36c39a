import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CellName } from '../report';
import { componentOf } from './component.ts';
import { groupBy } from './groupBy.ts';

/** The baseline of a story: what its pictures, spoken trees and order of focus are to be. */
export interface StoryBaseline {
  title: string;
  name: string;
  /** Hash of the picture by cell. */
  cells: Record<CellName, string>;
  /** The spoken tree by cell, a line each. */
  spoken: Record<CellName, string[]>;
}

/** The file of a component: the baselines of its stories by id. */
interface ComponentFile {
  title: string;
  /**
   * Hash of everything that the pictures are made of, as it was when every one of them was last
   * seen to be this baseline. A change of the baseline removes it.
   */
  madeOf?: string;
  stories: Record<string, Omit<StoryBaseline, 'title'>>;
}

/** Reads all baselines, by story. */
export function readBaselines(folder: string): Map<string, StoryBaseline> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .flatMap((file) => [...parseBaselines(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

/** Reads the file of one component, by story. Throws where it is not JSON. */
export function parseBaselines(text: string): Map<string, StoryBaseline> {
  const { title, stories } = JSON.parse(text) as ComponentFile;
  return new Map(Object.entries(stories).map(([story, own]) => [story, { title, ...own }]));
}

/** Reads for each component what its pictures were made of when they were last seen, as a hash. */
export function readMadeOfThen(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => {
      const { madeOf } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as ComponentFile;
      return madeOf === undefined ? [] : [[path.basename(file, '.json'), madeOf] as const];
    }),
  );
}

/** Writes what the pictures of a component are made of, after all of them were seen. */
export function writeMadeOf(folder: string, component: string, madeOf: string): void {
  const file = path.join(folder, `${component}.json`);
  const { title, stories } = JSON.parse(readFileSync(file, 'utf8')) as ComponentFile;
  writeFileSync(file, `${JSON.stringify({ title, madeOf, stories }, null, 1)}\n`);
}

/**
 * Writes baselines into the files of their components, a line for each cell, so that two branches
 * conflict only where both changed it. A story without cells is removed, and so is a file without
 * stories.
 */
export function writeBaselines(
  folder: string,
  baselines: ReadonlyMap<string, StoryBaseline>,
): void {
  mkdirSync(folder, { recursive: true });
  for (const [component, own] of groupBy(baselines, ([story]) => componentOf(story))) {
    const file = path.join(folder, `${component}.json`);
    const known = existsSync(file) ? parseBaselines(readFileSync(file, 'utf8')) : new Map();
    const all = new Map<string, StoryBaseline>([...known, ...own]);
    const left = [...all].filter(([, { cells, spoken }]) => hasKeys(cells) || hasKeys(spoken));
    if (left.length === 0) rmSync(file, { force: true });
    else writeFileSync(file, writeComponent(left));
  }
}

function writeComponent(baselines: readonly [string, StoryBaseline][]): string {
  const stories = baselines.map(
    ([story, { name, cells, spoken }]) =>
      [story, { name, cells: sorted(cells), spoken: sorted(spoken) }] as const,
  );
  const file: ComponentFile = {
    title: baselines[0]![1].title,
    stories: sorted(Object.fromEntries(stories)),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const hasKeys = (record: object) => Object.keys(record).length > 0;

const sorted = <Value>(record: Record<string, Value>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
