import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cause } from '../report';
import type { BaseState } from './base';
import { closureOf, EVERYWHERE, type ModuleGraph } from './moduleGraph';
import { changedTokens, makesTokens, readTokens, readTokensThen } from './tokenTable';
import { readsToken, tokensReadBy } from './tokensRead';

/** Why pictures may have changed. */
export interface Reasons {
  /** Changes that reach the stories of this file. */
  causesOf(storyFile: string): Cause[];
  /** Everything that changed and could show. */
  all: Cause[];
  /** Files of stories that changed, also those that are gone. */
  changedStories: string[];
}

/** Packages that influence every story. */
const PACKAGES_EVERYWHERE = [
  '@sparticuz/chromium',
  '@fontsource-variable/noto-sans-sc',
  'storybook-addon-pseudo-states',
  'styled-components',
  'react',
  'react-dom',
];

/** Reads what changed since `base` and tells for each story what of it reaches it. */
export async function findReasons(
  root: string,
  graph: ModuleGraph,
  base: BaseState,
): Promise<Reasons> {
  const tokens = [...base.changed].some(makesTokens)
    ? changedTokens(await readTokensThen(root, base), await readTokens(root))
    : [];
  const packages = base.changed.has('package-lock.json') ? changedPackages(root, base) : [];
  const everywhere = closureOf(graph, EVERYWHERE);
  const readers = new Map<string, Set<string>>();
  const tokensOf = (file: string) => {
    const known = readers.get(file) ?? tokensReadBy(root, file);
    readers.set(file, known);
    return known;
  };

  const causesOf = (storyFile: string): Cause[] => {
    const closure = new Set([...closureOf(graph, [storyFile]), ...everywhere, ...EVERYWHERE]);
    const files = [...closure].filter((file) => base.changed.has(file) && !makesTokens(file));
    const read = tokens.flatMap(({ name, before, after }): Cause[] => {
      const plain = name.replace(/ \(.*\)$/, '');
      const reader = [...closure].find(
        (file) => isSource(file) && !makesTokens(file) && readsToken(tokensOf(file), plain),
      );
      return reader ? [{ kind: 'token', name, component: componentOf(reader), before, after }] : [];
    });
    const used = packages.filter(
      ({ name }) => PACKAGES_EVERYWHERE.includes(name) || closure.has(`npm:${name}`),
    );
    return [...read, ...used, ...files.map(fileCause)];
  };

  return {
    causesOf,
    changedStories: [...base.changed].filter((file) => file.endsWith('.stories.tsx')),
    all: [
      ...tokens.map((token): Cause => ({ kind: 'token', component: null, ...token })),
      ...packages,
      ...[...base.changed]
        .filter((file) => (graph.has(file) || isStyle(file)) && !makesTokens(file))
        .map(fileCause),
    ],
  };
}

const isSource = (file: string) => /\.(ts|tsx)$/.test(file) && !file.startsWith('npm:');
const isStyle = (file: string) => file.endsWith('.styles.ts');

const fileCause = (name: string): Cause => ({
  kind: 'file',
  name,
  component: componentOf(name),
  before: null,
  after: null,
});

/**
 * The component whose folder a file is in: `Button` for `packages/ui/src/Button/Button.styles.ts`.
 */
function componentOf(file: string): string | null {
  return /^packages\/[^/]+\/src\/([A-Z][^/]*)\//.exec(file)?.[1] ?? null;
}

function changedPackages(root: string, base: BaseState): Cause[] {
  const before = versions(base.read('package-lock.json'));
  const after = versions(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({
      kind: 'setting',
      name,
      component: null,
      before: before.get(name) ?? null,
      after: after.get(name) ?? null,
    }));
}

function versions(lock: string | null): Map<string, string> {
  const { packages = {} } = JSON.parse(lock ?? '{}') as {
    packages?: Record<string, { version?: string }>;
  };
  return new Map(
    Object.entries(packages)
      .filter(
        ([place]) => place.startsWith('node_modules/') && place.lastIndexOf('node_modules/') === 0,
      )
      .map(([place, { version = '' }]) => [place.slice('node_modules/'.length), version]),
  );
}
