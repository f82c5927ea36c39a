import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CellName } from '../report';

/**
 * The baseline of a story's pictures and spoken tree: one file per story, so that two branches
 * conflict only where both changed it.
 */
export interface StoryBaseline {
  title: string;
  name: string;
  /** Hash of the picture by cell. */
  cells: Record<CellName, string>;
  /** The spoken tree by cell, a line each. */
  spoken: Record<CellName, string[]>;
}

/** Reads all baselines, by story. */
export function readBaselines(folder: string): Map<string, StoryBaseline> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as StoryBaseline,
      ]),
  );
}

/** Writes one baseline, its cells in order; one that holds nothing is removed. */
export function writeBaseline(folder: string, story: string, baseline: StoryBaseline): void {
  const file = path.join(folder, `${story}.json`);
  const { title, name, cells, spoken } = baseline;
  if (Object.keys({ ...cells, ...spoken }).length === 0) return rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  const sorted = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(
    file,
    `${JSON.stringify({ title, name, cells: sorted(cells), spoken: sorted(spoken) }, null, 1)}\n`,
  );
}
