import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../pixels';
import type { BaseState } from './base';
import { closureOf, EVERYWHERE, type ModuleGraph } from './moduleGraph';
import { readPackageVersions } from './packageVersions';

/** Everything that the pictures of a file's stories are made of. */
export interface MadeOf {
  /** Hash of its content: equal where no picture can have changed. */
  fingerprintOf(storyFile: string): string;
  /** Whether any of it changed since a commit. */
  isReached(storyFile: string, base: BaseState): boolean;
}

const LOCK = 'package-lock.json';

/** The part of the gate that takes pictures. */
const GATE = ['tools/visual/cells.ts', 'tools/visual/pixels.ts', 'tools/visual/storybook.ts'];

/** Packages that every picture is made with, beside those that the modules import. */
const TOOLS = [
  '@sparticuz/chromium',
  'playwright',
  'storybook',
  '@storybook/react-vite',
  'vite',
  'axe-core',
];

/**
 * Returns what pictures are made of by the graph of the built Storybook: the modules of their file,
 * those of every story, the packages, and the gate itself. `machine` tells browser and processor.
 */
export function readMadeOf(root: string, graph: ModuleGraph, machine: string): MadeOf {
  const everywhere = [
    ...closureOf(graph, EVERYWHERE),
    ...filesIn(root, '.storybook'),
    ...filesIn(root, 'tools/visual/capture'),
    ...filesIn(root, 'tools/visual/capture/inPage'),
    ...GATE,
  ];
  const allOf = (storyFile: string) => [
    ...new Set([...everywhere, ...closureOf(graph, [storyFile])]),
  ];
  const filesOf = (storyFile: string) => allOf(storyFile).filter((file) => !isPackage(file));
  const versionsOf = readPackageVersions(root);
  const packagesOf = (storyFile: string) =>
    allOf(storyFile)
      .filter(isPackage)
      .map((name) => name.slice(PACKAGE.length));
  const contents = new Map<string, string>();
  const contentOf = (file: string) => {
    const known = contents.get(file) ?? readHash(path.join(root, file));
    contents.set(file, known);
    return known;
  };
  const prints = new Map<string, string>();
  return {
    fingerprintOf(storyFile) {
      const known = prints.get(storyFile);
      if (known) return known;
      const lines = filesOf(storyFile)
        .sort()
        .map((file) => `${file} ${contentOf(file)}`);
      const versions = versionsOf([...TOOLS, ...packagesOf(storyFile)]);
      const print = hashOf(machine, ...lines, ...versions);
      prints.set(storyFile, print);
      return print;
    },
    isReached: (storyFile, base) =>
      [LOCK, ...filesOf(storyFile)].some((file) => base.changed.has(file)),
  };
}

/** Mark of packages in the graph, before their names. */
const PACKAGE = 'npm:';
const isPackage = (module: string) => module.startsWith(PACKAGE);

/** The files directly in a folder, tests aside. */
function filesIn(root: string, folder: string): string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ name }) => `${folder}/${name}`);
}

function readHash(file: string): string {
  return existsSync(file) ? hashOf(readFileSync(file)) : '';
}
