import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Which files a file is made of, directly. Paths from the root of the project; packages as
 * `npm:name`.
 */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** Files that influence every story. */
export const EVERYWHERE = ['.storybook/preview.tsx', '.storybook/main.ts', 'tools/chromium.mjs'];

/** Files that show on a component's page of documentation and not in its stories. */
const isBeside = (file: string) => /\.guide\.tsx$|^\.storybook\/blocks\/|\.mdx$/.test(file);

interface Stats {
  modules: { name: string; reasons?: { moduleName: string }[] }[];
}

/**
 * Reads the graph that Storybook's build leaves behind. A barrel that only passes names on
 * (`packages/ui/src/index.ts`) would make everything depend on everything: what imports it depends
 * on the files behind the names it takes.
 */
export function readModuleGraph(root: string, storybook: string): ModuleGraph {
  const { modules } = JSON.parse(
    readFileSync(path.join(storybook, 'preview-stats.json'), 'utf8'),
  ) as Stats;
  const graph = new Map<string, string[]>();
  const barrels = new Map<string, Map<string, string>>();
  const barrel = (file: string) => {
    const known = barrels.get(file);
    if (known) return known;
    const names = readBarrel(root, file);
    barrels.set(file, names);
    return names;
  };
  for (const { name, reasons = [] } of modules) {
    const target = nameOf(name);
    if (!target || isBeside(target)) continue;
    for (const importer of reasons.map(({ moduleName }) => nameOf(moduleName))) {
      if (!importer || importer.startsWith('npm:') || isBeside(importer)) continue;
      const targets =
        isBarrel(target) && !isBarrel(importer) ? behind(root, importer, barrel(target)) : [target];
      graph.set(importer, [...(graph.get(importer) ?? []), ...targets]);
    }
  }
  return graph;
}

function nameOf(module: string): string | null {
  const clean = module.replace(/^\.\//, '').replace(/\?.*$/, '');
  const inside = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(clean);
  if (inside) return `npm:${inside[1]}`;
  return clean.startsWith('/') || clean.includes('\0') || clean.startsWith('virtual:')
    ? null
    : clean;
}

const isBarrel = (file: string) => /^packages\/[^/]+\/src(\/[A-Z][^/]*)?\/index\.ts$/.test(file);

function readBarrel(root: string, file: string): Map<string, string> {
  const names = new Map<string, string>();
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [, list, from] of text.matchAll(
    /export\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'([^']+)'/g,
  )) {
    const source = withExtension(root, path.join(path.dirname(file), from!));
    for (const name of list!.split(',')) {
      const shown = name
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)
        .at(-1)!;
      if (shown && source) names.set(shown, source);
    }
  }
  return names;
}

function withExtension(root: string, file: string): string | null {
  return (
    ['.tsx', '.ts', '/index.ts']
      .map((end) => `${file}${end}`)
      .find((name) => existsSync(path.join(root, name))) ?? null
  );
}

/**
 * The files behind the names that `importer` takes from a barrel; all of them when that cannot be
 * read.
 */
function behind(root: string, importer: string, names: ReadonlyMap<string, string>): string[] {
  const file = path.join(root, importer);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const taken = [...text.matchAll(/(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'[^']+'/g)]
    .flatMap(([, list]) => list!.split(','))
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0]!,
    );
  const files = taken.map((name) => names.get(name)).filter((name) => name !== undefined);
  return files.length > 0 ? [...new Set(files)] : [...new Set(names.values())];
}

/** Returns everything that the files are made of, themselves included. */
export function closureOf(graph: ModuleGraph, files: readonly string[]): Set<string> {
  const found = new Set(files);
  // A set's values include those that are added on the way.
  for (const file of found) for (const part of graph.get(file) ?? []) found.add(part);
  return found;
}
