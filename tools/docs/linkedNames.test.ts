import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import loadMdx from '@storybook/addon-docs/mdx-loader';
import remarkGfm from 'remark-gfm';
import { sanitize } from 'storybook/internal/csf';
import { linkedNames, pagesByName } from './linkedNames.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.storybook/pages');
const pages = pagesByName(root);
const guides = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return { file, text, id: `${sanitize(/<Meta title="([^"]+)"/.exec(text)![1]!)}--docs` };
});
const remarkPlugins = [remarkGfm, linkedNames(pages)];

/** Returns the docs pages that a text in MDX links to. */
async function linksOf(text: string): Promise<string[]> {
  const code = await new Promise<string>((resolve, reject) => {
    const callback = (error: Error | null, result: string) =>
      error ? reject(error) : resolve(result);
    const getOptions = () => ({ mdxCompileOptions: { remarkPlugins } });
    void loadMdx.call({ async: () => callback, getOptions, resourcePath: 'page.mdx' }, text);
  });
  return [...code.matchAll(/href: "\?path=\/docs\/([^"]+)"/g)].map(([, id]) => id!);
}

describe('linkedNames', () => {
  it('links what names a component, once, and leaves headings and other code alone', async () => {
    expect(await linksOf('`Select` `Select size`, `select`, [`Select`](x), `Select.Item`')).toEqual(
      ['parts-select--docs', 'parts-select--docs'],
    );
    expect(await linksOf('# `Select`')).toEqual([]);
    expect(await linksOf('`@mingjian/widgets/Form`')).toEqual(['widgets-form--docs']);
  });

  it('leaves the names of Ant Design alone', async () => {
    expect(await linksOf('| Ant Design | Ours |\n| - | - |\n| `Select` | `Combobox` |\n')).toEqual([
      'parts-combobox--docs',
    ]);
  });
});

describe.each(guides)('the guide $file', ({ text }) => {
  it('leads on in both languages, to pages that exist', async () => {
    const known = new Set([...pages.values(), ...guides.map(({ id }) => id)]);
    const halves = text
      .split('<InLanguage is="en">')
      .map((half) => half.replaceAll(/<\/?InLanguage[^>]*>/g, ''));

    expect(halves).toHaveLength(2);
    for (const half of halves) {
      const links = await linksOf(half);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((id) => !known.has(id))).toEqual([]);
      const subpaths = [...half.matchAll(/[^[]`@mingjian\/widgets\/([A-Z]\w+)`/g)];
      expect(subpaths.filter(([, name]) => !pages.has(name!))).toEqual([]);
    }
  });
});
