import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../tools/chromium.mjs';

const isAll = process.env['TEST_ALL'] !== undefined;

/** Long journeys that few changes reach: `npm run test:all` has them. */
const LONG = ['hiddenTabs', 'hostile', 'layoutShift', 'survival'].map((name) => `${name}.spec.ts`);

/**
 * Specifications that a run walks whole, as `npm test` finds them by what changed; of the others it
 * walks the spine. All, where nobody says.
 */
const REACHED = process.env['JOURNEYS']?.split(' ');

/** Its wrong passwords make the server ask the others for a captcha. */
const SESSION = 'session.spec.ts';
/** It builds the program anew under the feet of the others, so it comes after them. */
const START = 'start.spec.ts';

const alone = [SESSION, START];
const left = isAll ? [] : LONG;
const isReached = (name: string) => isAll || REACHED === undefined || REACHED.includes(name);

/** Journeys on the built app and the real server, in the browser that the lock file pins. */
export default defineConfig({
  testDir: '.',
  globalSetup: './firstDatabase.ts',
  outputDir: '../test-results',
  // A server each.
  workers: Number(process.env['WORKERS'] ?? 2),
  projects: [
    {
      name: 'journeys',
      testMatch: REACHED && !isAll ? REACHED : '**/*.spec.ts',
      testIgnore: [...alone, ...left],
    },
    {
      name: 'spine',
      grep: /@spine/,
      testIgnore: [...alone, ...(REACHED && !isAll ? REACHED : ['**/*.spec.ts'])],
    },
    { name: 'session', testMatch: SESSION, ...(!isReached(SESSION) && { grep: /@spine/ }) },
    { name: 'start', testMatch: START, dependencies: ['journeys', 'spine', 'session'] },
  ],
  ...(!isAll && { grepInvert: /@variant/ }),
  forbidOnly: true,
  // Time decides nothing: these end what would wait for ever. `bench/` measures how fast a screen
  // is.
  timeout: 1_200_000,
  expect: { timeout: 240_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    actionTimeout: 240_000,
    launchOptions: await chromiumLaunchOptions(),
    locale: 'zh-CN',
    timezoneId: 'America/Los_Angeles',
    // Ten rows of a list fit, which is the size of a page then.
    viewport: { width: 1440, height: 760 },
    // A trace of each journey nearly doubles their time: `--trace on` where one is needed.
    trace: 'off',
  },
});
