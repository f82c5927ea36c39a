import { readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.resolve(import.meta.dirname, '../../packages');
const read = (name: string, file: string) => readFileSync(path.join(packages, name, file), 'utf8');

interface Manifest {
  exports: Record<string, unknown>;
  peerDependencies: Record<string, string>;
}

/** Returns every word of the code in a README, inline or in blocks. */
function codeOf(readme: string): Set<string> {
  const code = [...readme.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([text]) => text);
  return new Set(code.join(' ').split(/[\s`'",;()]+/));
}

describe.each(['api', 'ui', 'widgets'])('the README of %s', (name) => {
  const manifest = JSON.parse(read(name, 'package.json')) as Manifest;
  const code = codeOf(read(name, 'README.md'));

  it('names every subpath', () => {
    const subpaths = Object.keys(manifest.exports)
      .filter((subpath) => subpath !== '.' && subpath !== './package.json')
      .map((subpath) => subpath.slice(2));

    expect(
      subpaths.filter((subpath) => !code.has(subpath) && !code.has(`@mingjian/${name}/${subpath}`)),
    ).toEqual([]);
  });

  it('names every peer, optional or not', () => {
    expect(Object.keys(manifest.peerDependencies).filter((peer) => !code.has(peer))).toEqual([]);
  });
});
