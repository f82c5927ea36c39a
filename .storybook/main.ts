import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { disjointFonts } from './disjointFonts.ts';
import { groupedStories, storyPages } from './storyPages.ts';

const root = path.resolve(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './examples/*.stories.tsx',
    { directory: '../packages/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Parts' },
    { directory: '../packages/widgets/src', files: '**/*.stories.tsx', titlePrefix: 'Widgets' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (existing = []) =>
    existing.map((indexer) => groupedStories(root, indexer)),
  // Props come from the compiler (`storyPages`), types as they are written.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), disjointFonts(), storyPages(root)],
    resolve: { ...vite.resolve, tsconfigPaths: true },
    build: { ...vite.build, chunkSizeWarningLimit: 3000 },
  }),
};

export default config;
