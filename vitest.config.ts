import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * As many as there are processors, each with a database of its own; one database that is handed in
 * is shared, so one worker has it to itself.
 */
const maxWorkers = process.env.DATABASE_URL ? 1 : '100%';

/** Tests that take long and that few changes reach: `npm run test:all` runs them. */
const LONG = process.env.TEST_ALL ? [] : ['tools/visual/reviewPage.test.ts'];

/** It compiles generated code with what is there, and has inputs of its own. */
const GENERATORS = 'tools/new.test.ts';

/**
 * Tests of the server that start it anew, fill databases or read huge files, with the inputs of
 * their own that `tools/testParts.mjs` names.
 */
const FOUNDATIONS = [
  'database/connect',
  'features/files/conversion/conversion',
  'features/files/heavyPictures',
  'features/files/partRestart',
  'features/orderImports/readTable',
  'main',
  'setup/backup',
  'setup/prepare',
].map((name) => `apps/server/src/${name}.test.ts`);

/** It reads what every room tests, so it runs with the tests that every run has. */
const SECURITY_PAGE = 'apps/server/src/securityPage.test.ts';

/** Tests of the packages and the app, by how their files end. */
const inFolders = (name: string, environment: string, ending: string, more: string[] = []) => ({
  name,
  globals: true,
  environment,
  pool: 'forks' as const,
  isolate: false,
  maxWorkers,
  setupFiles: ['tools/vitest.setup.ts'],
  testTimeout: 300_000,
  include: [
    ...['packages/*/src', 'apps/backoffice/src', 'tools/visual/page'].map(
      (folder) => `${folder}/**/*.test.${ending}`,
    ),
    ...more,
  ],
});

const onNode = (name: string, include: string[]) => ({
  name,
  include,
  globals: true,
  environment: 'node',
  pool: 'forks' as const,
  maxWorkers,
  isolate: false,
  // Ends what would wait for ever. On a busy machine a first database takes minutes.
  testTimeout: 1_200_000,
  hookTimeout: 1_200_000,
});

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      { extends: true, test: inFolders('unit', 'jsdom', 'tsx') },
      // A document takes longer to make than most models take to test. Those that need one say so
      // in their first line.
      { extends: true, test: inFolders('model', 'node', 'ts', [SECURITY_PAGE]) },
      {
        extends: true,
        test: {
          ...onNode('server', ['apps/server/src/**/*.test.ts']),
          exclude: [...FOUNDATIONS, SECURITY_PAGE],
        },
      },
      { extends: true, test: onNode('foundations', FOUNDATIONS) },
      { extends: true, test: onNode('generators', [GENERATORS]) },
      {
        extends: true,
        test: {
          ...onNode('tools', ['tools/**/*.test.ts']),
          exclude: ['tools/visual/page/**', GENERATORS, ...LONG],
        },
      },
    ],
  },
});
