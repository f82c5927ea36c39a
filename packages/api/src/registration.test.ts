// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCE = import.meta.dirname;

/** Returns the modules below `folder`, at `depth`, that the list `index` does not export. */
function missing(folder: string, index: string, prefix: string): string[] {
  const list = readFileSync(index, 'utf8');
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(file))
    .map((file) => `${prefix}${file.slice(0, -3).split(path.sep).join('/')}`)
    .filter((module) => !list.includes(`'${module}'`));
}

describe('the lists of the package', () => {
  it('hold every area of the contract', () => {
    const shared = ['./areas', './call', './crud', './listPage'];
    const found = missing(
      path.join(SOURCE, 'contract'),
      path.join(SOURCE, 'contract/areas.ts'),
      './',
    );

    expect(found.toSorted()).toEqual(shared);
  });

  it('hold every resource', () => {
    const found = missing(
      path.join(SOURCE, 'resources'),
      path.join(SOURCE, 'resources.ts'),
      './resources/',
    );

    expect(found).toEqual([]);
  });

  it('hold every entity', () => {
    const found = missing(
      path.join(SOURCE, 'entities'),
      path.join(SOURCE, 'index.ts'),
      './entities/',
    );

    expect(found).toEqual([]);
  });

  it('name a file that is forgotten', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'resources-'));
    writeFileSync(path.join(folder, 'planted.ts'), '');

    expect(missing(folder, path.join(SOURCE, 'resources.ts'), './resources/')).toEqual([
      './resources/planted',
    ]);
    rmSync(folder, { recursive: true });
  });
});
