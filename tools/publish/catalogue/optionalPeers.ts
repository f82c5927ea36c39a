import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/**
 * Returns the packages among `names` that an entry's sources import, at once or later, and those
 * that these need themselves.
 */
export function optionalPeers(entry: string, names: readonly string[]): string[] {
  const seen = new Set<string>();
  const used = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles) {
      const peer = names.find((name) => fileName === name || fileName.startsWith(`${name}/`));
      if (peer !== undefined) used.add(peer);
      const next = fileName.startsWith('.') && sourceOf(path.join(path.dirname(file), fileName));
      if (next) visit(next);
    }
  };
  visit(entry);
  for (const name of used)
    for (const needed of peersOf(name, entry)) if (names.includes(needed)) used.add(needed);
  return names.filter((name) => used.has(name));
}

function peersOf(name: string, entry: string): string[] {
  const manifest = createRequire(entry)
    .resolve.paths(name)!
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((file) => existsSync(file));
  // `next` is no package of this repository.
  if (manifest === undefined) return [];
  const { peerDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return Object.keys(peerDependencies);
}

const sourceOf = (base: string) =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx', '']
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
