import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closureOf, readModuleGraph } from './moduleGraph';
import { changedTokens, readTokens } from './tokenTable';

let root: string;
beforeEach(() => (root = mkdtempSync(path.join(tmpdir(), 'mingjian-graph-'))));
afterEach(() => rmSync(root, { recursive: true }));

/**
 * Writes the graph as Storybook's build leaves it: who imports a module stands beside the module.
 */
function build(modules: Record<string, string[]>, files: Record<string, string> = {}) {
  const stats = Object.entries(modules).map(([name, importers]) => ({
    name,
    reasons: importers.map((moduleName) => ({ moduleName })),
  }));
  writeFileSync(path.join(root, 'preview-stats.json'), JSON.stringify({ modules: stats }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return readModuleGraph(root, root);
}

describe('the graph of modules', () => {
  it('reaches what a story is made of, and nothing else', () => {
    const graph = build({
      './a/A.tsx': ['./a/A.stories.tsx'],
      './a/A.styles.ts': ['./a/A.tsx'],
      './b/B.tsx': ['./b/B.stories.tsx'],
    });

    expect([...closureOf(graph, ['a/A.stories.tsx'])].sort()).toEqual([
      'a/A.stories.tsx',
      'a/A.styles.ts',
      'a/A.tsx',
    ]);
  });

  it('sees through a barrel: what takes one name depends on one file', () => {
    const barrel = 'packages/ui/src/index.ts';
    const graph = build(
      {
        [`./${barrel}`]: ['./packages/widgets/src/W/W.tsx'],
        './packages/ui/src/A/A.tsx': [`./${barrel}`],
        './packages/ui/src/B/B.tsx': [`./${barrel}`],
      },
      {
        [barrel]: "export { A, type AProps } from './A/A';\nexport { B } from './B/B';\n",
        'packages/ui/src/A/A.tsx': '',
        'packages/ui/src/B/B.tsx': '',
        'packages/widgets/src/W/W.tsx': "import { A, type AProps } from '@mingjian/ui';\n",
      },
    );

    expect([...closureOf(graph, ['packages/widgets/src/W/W.tsx'])]).toEqual([
      'packages/widgets/src/W/W.tsx',
      'packages/ui/src/A/A.tsx',
    ]);
  });

  it('names packages, and leaves out what shows only in the documentation', () => {
    const graph = build({
      './node_modules/@scope/kit/dist/x.js': ['./a/A.tsx'],
      './a/A.guide.tsx': ['./a/A.tsx'],
      './b/B.tsx': ['./a/A.guide.tsx'],
    });

    expect([...closureOf(graph, ['a/A.tsx'])]).toEqual(['a/A.tsx', 'npm:@scope/kit']);
  });

  it('ends where modules import each other', () => {
    const graph = build({ './a.ts': ['./b.ts'], './b.ts': ['./a.ts'] });

    expect([...closureOf(graph, ['a.ts'])].sort()).toEqual(['a.ts', 'b.ts']);
  });
});

describe('tokens', () => {
  it('are read from the sources, in every mode and density', async () => {
    const tokens = await readTokens(path.resolve(import.meta.dirname, '../../..'));

    expect(tokens.get('color.accent')).toMatch(/^#/);
    expect(tokens.get('color.text (dark)')).not.toBe(tokens.get('color.text'));
    expect(tokens.has('size.control (compact)')).toBe(true);
  });

  it('differ where a value, or a name, does', () => {
    const before = new Map([
      ['a', '1'],
      ['b', '2'],
      ['gone', '3'],
    ]);
    const after = new Map([
      ['a', '1'],
      ['b', '4'],
      ['come', '5'],
    ]);

    expect(changedTokens(before, after)).toEqual([
      { name: 'b', before: '2', after: '4' },
      { name: 'gone', before: '3', after: null },
      { name: 'come', before: null, after: '5' },
    ]);
  });
});
