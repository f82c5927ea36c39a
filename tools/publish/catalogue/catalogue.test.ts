import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueOf } from './catalogue.ts';
import type { ComponentDoc } from './component.ts';
import { componentPage } from './componentPage.ts';
import { textFaults } from './faults.mjs';
import { llmsText, type Manifest } from './llmsText.ts';
import { optionalPeers } from './optionalPeers.ts';
import { sectionOf, subpathsOf } from './readme.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const widgets = path.join(root, 'packages/widgets/src');

const gauge: ComponentDoc = {
  name: 'Gauge',
  tables: [
    {
      component: 'Gauge',
      description: 'A value on a scale. Renders one `<meter>`.',
      importedFrom: '@mingjian/ui',
      own: [
        {
          name: 'tone',
          type: "'plain' | 'danger'",
          required: false,
          requiredWith: null,
          onlyWith: "kind: 'round'",
          defaultValue: "'plain'",
          description: 'Meaning of the value.\n\nNever by colour alone.',
          options: ['plain', 'danger'],
        },
      ],
      native: null,
      types: [{ name: 'Tone', source: "type Tone = 'plain' | 'danger';" }],
    },
  ],
  guide: {
    use: [{ en: 'For a value.', zh: '用于数值。' }],
    avoid: [],
    keyboard: [{ keys: { en: 'Tab', zh: 'Tab' }, does: { en: 'Moves on.', zh: '离开。' } }],
  },
  example: 'export const Example = () => <Gauge />;\n',
  since: '0.1.0',
};
const similar = { 'Ant Design': ['Progress'] };

describe('componentPage', () => {
  it('has purpose, import, example, props, types, keys and names in other libraries', () => {
    const page = componentPage(gauge, similar, ['leaflet']);

    expect(page).toContain("import { Gauge } from '@mingjian/ui';");
    expect(page).toContain('Needs the optional peer `leaflet`.');
    expect(page).toContain('- For a value.');
    expect(page).toContain(
      "| `tone` | `'plain' \\| 'danger'` | `'plain'` | Only with `kind: 'round'`. Meaning of the value. Never by colour alone. |",
    );
    expect(page).toContain("type Tone = 'plain' | 'danger';");
    expect(page).toContain('- Tab: Moves on.');
    expect(page).toContain('- Ant Design: `Progress`');
    expect(page).not.toContain('When not');
    expect(textFaults('docs/Gauge.md', page)).toEqual([]);
  });
});

describe('catalogueOf', () => {
  it('has each component once, with its page and the purpose in both languages', () => {
    const [entry, ...others] = catalogueOf(
      [gauge],
      () => similar,
      () => [],
    );

    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      name: 'Gauge',
      page: 'docs/Gauge.md',
      purpose: { en: 'For a value.', zh: '用于数值。' },
      props: [{ name: 'tone', default: "'plain'", required: false }],
      similar,
    });
  });
});

describe('llmsText', () => {
  it.each(['api', 'ui', 'widgets'])('describes every subpath of %s', (name) => {
    const read = (file: string) => readFileSync(path.join(root, 'packages', name, file), 'utf8');
    const manifest = JSON.parse(read('package.json')) as Manifest;
    const text = llmsText(manifest, read('README.md'), [gauge], () => ['swr']);

    for (const subpath of Object.keys(manifest.exports).filter((one) => one !== './package.json'))
      expect(text).toMatch(
        new RegExp(`^- \`@mingjian/${name}${subpath.slice(1)}\`: .{10,}; needs swr$`, 'm'),
      );
    expect(text).toContain('- [Gauge](docs/Gauge.md): A value on a scale.');
    expect(text).toContain('npm install @mingjian/');
    expect(textFaults('llms.txt', text)).toEqual([]);
  });
});

describe('a README', () => {
  it('is read by sections and by its table of subpaths', () => {
    const readme =
      '# A\n\n## Install\n\nnpm\n\n| subpath | is |\n| `.` | all |\n| `b`, `c` | two |\n\n## Next\n';

    expect(sectionOf(readme, 'Install')).toMatch(/^npm/);
    expect(sectionOf(readme, 'Usage')).toBe('');
    expect([...subpathsOf(readme)]).toEqual([
      ['.', 'all'],
      ['./b', 'two'],
      ['./c', 'two'],
    ]);
  });
});

describe('optionalPeers', () => {
  it('finds packages that are imported at once or later, and what these need', () => {
    const names = ['leaflet', 'pdfjs-dist', 'react-hook-form', 'slate', 'slate-dom', 'slate-react'];
    const peersOf = (name: string) => optionalPeers(path.join(widgets, name, 'index.ts'), names);

    expect(peersOf('MapPicker')).toEqual(['leaflet']);
    expect(peersOf('FileWidget')).toEqual(['pdfjs-dist']);
    expect(peersOf('Form')).toEqual(['react-hook-form']);
    expect(peersOf('RichText')).toEqual(['slate', 'slate-dom', 'slate-react']);
    expect(peersOf('ListGrid')).toEqual([]);
    expect(optionalPeers(path.join(root, 'packages/ui/src/next/index.ts'), ['next'])).toEqual([
      'next',
    ]);
  });
});

describe('textFaults', () => {
  it('finds local paths, and Chinese where English belongs, but not in code', () => {
    expect(textFaults('docs/A.md', 'From "/home/me/a.ts".')).toHaveLength(1);
    expect(textFaults('docs/A.md', '仅中文')).toHaveLength(1);
    expect(textFaults('docs/A.md', 'In Chinese 海外.\n\n```tsx\n仅中文\n```\n')).toEqual([]);
    const entry = { description: 'A.', purpose: { en: '中文', zh: '中文' }, props: [] };
    expect(textFaults('catalogue.json', JSON.stringify([entry]))).toHaveLength(1);
  });
});
