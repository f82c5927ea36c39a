import path from 'node:path';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { linkedNames, pagesByName } from '../tools/docs/linkedNames.ts';
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

const config: StorybookConfig = {
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
