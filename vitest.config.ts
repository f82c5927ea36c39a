import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

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
          pool: 'forks',
          isolate: false,
          maxWorkers: '100%',
          setupFiles: ['tools/vitest.setup.ts'],
          testTimeout: 30_000,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/backoffice/src/**/*.test.{ts,tsx}', 'tools/visual/page/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globals: true,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/visual/page/**'],
          pool: 'forks',
          maxWorkers: 1,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
