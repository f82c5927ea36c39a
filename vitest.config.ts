import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * As many as there are processors, each with a database of its own; one database that is handed in
 * is shared, so one worker has it to itself.
 */
const maxWorkers = process.env.DATABASE_URL ? 1 : '100%';

/** Tests that take long and that few changes reach: `npm run test:all` runs them. */
const LONG = process.env.TEST_ALL ? [] : ['tools/visual/reviewPage.test.ts'];

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
          maxWorkers,
          setupFiles: ['tools/vitest.setup.ts'],
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/backoffice/src/**/*.test.{ts,tsx}',
            'tools/visual/page/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          globals: true,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['tools/visual/page/**', ...LONG],
          pool: 'forks',
          maxWorkers,
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
