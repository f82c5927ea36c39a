import path from 'node:path';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import type { StorybookConfig } from '@storybook/react-vite';
import type { StoryIndex } from 'storybook/internal/types';
import { linkedNames, pagesByName } from '../tools/docs/linkedNames.ts';
import { withSimilarNames } from '../tools/docs/similarNames.ts';
import { PDF_ASSETS, PDF_PACKAGE } from '../tools/pdfAssets.ts';
import { disjointFonts } from './disjointFonts.ts';
import { groupedStories, storyPages } from './storyPages.ts';
import { translateDemos } from './translateDemos.ts';

const root = path.resolve(import.meta.dirname, '..');

const packages = path.join(root, 'packages');

/** Docs pages that names of components lead to. */
const pages = pagesByName(root);

/** The project of the tutorial is outside the paths of the compiler, and need not be installed. */
const sources: Plugin = {
  name: 'package-sources',
  config: () => ({
    resolve: {
      alias: {
        '@mingjian/ui/texts': path.join(packages, 'ui/src/texts/index.ts'),
        '@mingjian/ui': path.join(packages, 'ui/src/index.ts'),
        '@mingjian/widgets': path.join(packages, 'widgets/src'),
      },
      dedupe: ['lucide-react', 'styled-components'],
    },
  }),
};

/** Storybook's source of its index, which its presets may replace. */
interface IndexSource {
  getIndex(): Promise<StoryIndex>;
}

const namedSources = new WeakSet<IndexSource>();

/** Adds the names of similar components to the index. Storybook asks again for the same source. */
async function storyIndexGenerator(source: IndexSource): Promise<IndexSource> {
  if (namedSources.has(source)) return source;
  namedSources.add(source);
  const getIndex = source.getIndex.bind(source);
  source.getIndex = async () => {
    const index = await getIndex();
    const entries = Object.entries(index.entries);
    return {
      ...index,
      entries: Object.fromEntries(entries.map(([id, entry]) => [id, withSimilarNames(entry)])),
    };
  };
  return source;
}

const config: StorybookConfig & { storyIndexGenerator: typeof storyIndexGenerator } = {
  framework: '@storybook/react-vite',
  staticDirs: PDF_ASSETS.map((asset) => ({
    from: path.join(PDF_PACKAGE, asset),
    to: `pdfjs/${asset}`,
  })),
  stories: [
    './pages/*.mdx',
    './examples/*.stories.tsx',
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Parts' },
    { directory: '../packages/widgets/src', files: '**/*.stories.tsx', titlePrefix: 'Widgets' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables of the pages, and links to the components that they name.
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [remarkGfm, linkedNames(pages)] },
        },
      },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  // The search finds headings of guides, and components by their names in other libraries.
  features: { experimentalSearchDocsHeadings: true },
  storyIndexGenerator,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (existing = []) =>
    existing.map((indexer) => groupedStories(root, indexer)),
  // Props come from the compiler (`storyPages`), types as they are written.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      disjointFonts(),
      storyPages(root),
      translateDemos(),
      sources,
    ],
    define: { ...vite.define, PAGES_BY_NAME: JSON.stringify(Object.fromEntries(pages)) },
    resolve: { ...vite.resolve, tsconfigPaths: true },
    build: { ...vite.build, chunkSizeWarningLimit: 3000 },
  }),
};

export default config;
