import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tools/chromium.mjs';

const launchOptions = await chromiumLaunchOptions();

/** A factory: Vitest changes the object it is given, and a shared one runs stories under another project's name. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions,
    contextOptions: {
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      viewport: { width: 1280, height: 960 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
    },
  }),
});

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          globals: true,
          environment: 'jsdom',
          setupFiles: ['tools/vitest.setup.ts'],
          testTimeout: 30_000,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/backoffice/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globals: true,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'tools/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 1,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        // Named here, or Vite finds them one by one and reloads the page under a running story.
        optimizeDeps: {
          include: [
            '@headlessui/react',
            '@floating-ui/react',
            '@tanstack/react-virtual',
            'lucide-react',
            'react-hook-form',
            'styled-components',
          ],
        },
        test: { name: 'stories', browser: browser() },
      },
    ],
  },
});
