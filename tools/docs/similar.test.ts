import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesByName } from './linkedNames.ts';
import { similarNames, withSimilarNames } from './similarNames.ts';
import similar from './similar.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const pages = pagesByName(root);
const names: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = similar;

/** Components without a page of stories, which the catalogue has all the same. */
const PROVIDERS = ['LocaleProvider'];

describe('similar names', () => {
  it('are those of components, in order, each once', () => {
    const components = Object.keys(names);

    expect(components).toEqual(components.toSorted());
    expect(components.filter((one) => !pages.has(one) && !PROVIDERS.includes(one))).toEqual([]);
    for (const libraries of Object.values(names))
      for (const [library, parts] of Object.entries(libraries)) {
        expect(['Ant Design', 'MUI', 'RSuite']).toContain(library);
        expect(new Set(parts).size).toBe(parts.length);
        expect(parts).not.toEqual([]);
      }
  });

  it('include what the guide for Ant Design calls by one name', () => {
    const guide = readFileSync(path.join(root, '.storybook/pages/Moving.mdx'), 'utf8');
    const rows = [...guide.matchAll(/^\| `([A-Z]\w+)` +\| `([A-Z]\w+)`/gm)].filter(
      ([, , ours]) => ours! in names,
    );

    expect(rows.length).toBeGreaterThan(10);
    for (const [, theirs, ours] of rows)
      expect([theirs, names[ours!]!['Ant Design']]).toEqual([
        theirs,
        expect.arrayContaining([theirs]) as string[],
      ]);
  });
});

describe('similarNames', () => {
  it('joins the libraries of a name, and leaves out the name of the component', () => {
    expect(similarNames('ListGrid').slice(0, 1)).toEqual([
      { name: 'ProTable', libraries: ['Ant Design'], id: 'similar-ProTable' },
    ]);
    expect(similarNames('ListGrid').find(({ name }) => name === 'Table')?.libraries).toEqual([
      'Ant Design',
      'RSuite',
    ]);
    expect(similarNames('Watermark')).toEqual([]);
    expect(similarNames('Unknown')).toEqual([]);
  });

  it('has an id of its own for each name of a page', () => {
    for (const component of Object.keys(names)) {
      const ids = similarNames(component).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('withSimilarNames', () => {
  it('lets the search find the page of a component by the name of another library', () => {
    const page = { type: 'docs', title: 'Parts/Choices/TreeSelect', anchors: [] };

    expect(withSimilarNames(page).anchors).toContainEqual({
      id: 'similar-Cascader',
      title: 'Cascader (Ant Design, RSuite)',
    });
  });

  it('leaves stories and guides alone', () => {
    for (const entry of [
      { type: 'story', title: 'Parts/Choices/TreeSelect' },
      { type: 'docs', title: 'Guide/Theming', anchors: [{ id: 'a', title: 'A' }] },
    ])
      expect(withSimilarNames(entry)).toBe(entry);
  });
});
