import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BaseState } from './base';
import { readMadeOf } from './madeOf';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mingjian-made-of-'));
  for (const file of ['ui/Kbd.stories.tsx', 'ui/Kbd.tsx', 'ui/Tag.stories.tsx']) write(file, file);
  lock({});
  write('.storybook/preview.tsx', 'preview');
  write('tools/visual/capture/visit.ts', 'visit');
  write('tools/visual/capture/visit.test.ts', 'test');
});
afterEach(() => rmSync(root, { recursive: true }));

const graph = new Map([['ui/Kbd.stories.tsx', ['ui/Kbd.tsx', 'npm:react']]]);

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Writes a lock file in which `react` brings `scheduler`; the others are `1.0.0`. */
function lock(versions: Record<string, string>) {
  const packages = ['react', 'scheduler', 'knip', 'vite'].map((name) => [
    `node_modules/${name}`,
    {
      version: versions[name] ?? '1.0.0',
      ...(name === 'react' && { dependencies: { scheduler: '1' } }),
    },
  ]);
  write('package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) }));
}

const printOf = (story: string, machine = 'here') =>
  readMadeOf(root, graph, machine).fingerprintOf(`ui/${story}.stories.tsx`);

describe('what a story is made of', () => {
  it.each([
    ['its own file', 'ui/Kbd.stories.tsx'],
    ['a module that it imports', 'ui/Kbd.tsx'],
    ['the preview of all stories', '.storybook/preview.tsx'],
    ['the gate', 'tools/visual/capture/visit.ts'],
  ])('changes with %s', (_, file) => {
    const before = printOf('Kbd');

    write(file, 'changed');

    expect(printOf('Kbd')).not.toBe(before);
  });

  it.each([
    ['a package that it imports', 'react'],
    ['one that such a package brings with it', 'scheduler'],
    ['one that builds every story', 'vite'],
  ])('changes with the version of %s', (_, name) => {
    const before = printOf('Kbd');

    lock({ [name]: '2.0.0' });

    expect(printOf('Kbd')).not.toBe(before);
  });

  it('does not change with the version of any other package', () => {
    const before = printOf('Kbd');

    lock({ knip: '2.0.0' });

    expect(printOf('Kbd')).toBe(before);
  });

  it('does not change with what it has nothing to do with', () => {
    const before = printOf('Tag');

    write('ui/Kbd.tsx', 'changed');
    write('tools/visual/capture/visit.test.ts', 'changed');

    expect(printOf('Tag')).toBe(before);
  });

  it('is another on another machine', () => {
    expect(printOf('Kbd', 'there')).not.toBe(printOf('Kbd', 'here'));
  });

  it('is reached by a change of any of it', () => {
    const { isReached } = readMadeOf(root, graph, 'here');
    const after = (file: string): BaseState => ({
      commit: '',
      changed: new Set([file]),
      read: () => null,
    });

    expect(isReached('ui/Kbd.stories.tsx', after('ui/Kbd.tsx'))).toBe(true);
    expect(isReached('ui/Kbd.stories.tsx', after('.storybook/preview.tsx'))).toBe(true);
    expect(isReached('ui/Tag.stories.tsx', after('ui/Kbd.tsx'))).toBe(false);
  });
});
