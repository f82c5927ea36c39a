import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../tools/chromium.mjs';

/** Long journeys that few changes reach: `npm run test:all` has them. */
const LONG = ['hiddenTabs', 'hostile', 'layoutShift', 'survival'].map((name) => `${name}.spec.ts`);

/** Journeys on the built app and the real server, in the browser that the lock file pins. */
export default defineConfig({
  testDir: '.',
  globalSetup: './firstDatabase.ts',
  outputDir: '../test-results',
  // A server each. The start command builds the program anew under the feet of the others, so it
  // comes after them.
  workers: 2,
  projects: [
    {
      name: 'journeys',
      testIgnore: ['start.spec.ts', 'session.spec.ts', ...(process.env['TEST_ALL'] ? [] : LONG)],
    },
    // Its wrong passwords make the server ask the others for a captcha.
    { name: 'session', testMatch: 'session.spec.ts' },
    { name: 'start', testMatch: 'start.spec.ts', dependencies: ['journeys', 'session'] },
  ],
  ...(!process.env['TEST_ALL'] && { grepInvert: /@variant/ }),
  // A busy machine may be slower than a journey waits: the run names those that passed only then.
  retries: process.env['TEST_ALL'] ? 0 : 1,
  forbidOnly: true,
  // How fast a screen is, `bench/` measures. This ends a journey that waits for ever.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    // An element that never comes says so long before the journey ends.
    actionTimeout: 20_000,
    launchOptions: await chromiumLaunchOptions(),
    locale: 'zh-CN',
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 1440, height: 900 },
    // A trace of each journey nearly doubles their time: `--trace on` where one is needed.
    trace: 'off',
  },
});
