import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Places } from '../paths';
import { buildStorybook } from '../storybook';
import { inTree, type TreeOptions } from './inTree';

export interface BaseOptions {
  places: Places;
  /** Full hash of the commit to build. */
  commit: string;
  /** @default storybook build */
  build?: (root: string, folder: string) => Promise<void>;
  install?: TreeOptions['install'];
}

/**
 * Builds the Storybook of another commit and returns its folder. The last one is kept: the same
 * commit is not built twice.
 */
export async function openBaseStorybook({
  places,
  commit,
  build = buildStorybook,
  install,
}: BaseOptions): Promise<string> {
  const { tree, storybook, revision } = places.against;
  if (builtFrom(places) === commit) return storybook;
  // What fails half way is no Storybook of any commit.
  rmSync(revision, { force: true });
  rmSync(storybook, { recursive: true, force: true });
  await inTree({ root: places.root, commit, folder: tree, ...(install && { install }) }, (folder) =>
    build(folder, storybook),
  );
  mkdirSync(path.dirname(revision), { recursive: true });
  writeFileSync(revision, `${commit}\n`);
  return storybook;
}

/** Returns the commit that the kept Storybook was built from; `null` where there is none. */
export function builtFrom({ against: { storybook, revision } }: Places): string | null {
  if (!existsSync(revision) || !existsSync(path.join(storybook, 'index.json'))) return null;
  return readFileSync(revision, 'utf8').trim();
}
