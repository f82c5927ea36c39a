import type { StorybookConfig } from '@storybook/react-vite';
import { disjointFonts } from './disjointFonts';

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
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), disjointFonts()],
    resolve: { ...vite.resolve, tsconfigPaths: true },
    build: { ...vite.build, chunkSizeWarningLimit: 3000 },
  }),
};

export default config;
