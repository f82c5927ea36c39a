import { CHECKS } from './checks.mjs';
import { installIfNeeded } from './install.mjs';
import { reachedJourneys } from './journeys.mjs';
import { runParts } from './schedule.mjs';
import { openTested } from './tested.mjs';

/**
 * `npm test`: installs if needed, then runs checks, unit and server tests, stories with their
 * pictures, journeys in a browser, and a sample of stories in other engines. What nobody changed
 * since it last passed is left out, and named with the command that runs it; `npm run test:all`
 * leaves out nothing. Everything runs even when something fails. With `SERVER_TESTS=postgres` the
 * server's tests run on a private PostgreSQL in place of PGlite. The last line counts: `N passed, N
 * failed`.
 */
try {
  installIfNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const started = performance.now();
const isAll = process.env.TEST_ALL !== undefined;
const tested = openTested();
/** Sentences on what this run left out. */
const remarks = [];

const PACKAGE_SOURCE =
  /^(packages\/[^/]+\/(?!src\/)|packages\/[^/]+\/src\/(?!.*(\.(test|stories|guide|fixtures)\.|\/testing\/))|fixtures\/|tools\/(publish|fixtures)|tools\/(packages|apiReport|budgets|partBytes)\.mjs|package-lock\.json|tsconfig)/;
const TOOLS_SOURCE = /^(tools\/(?!tested\.json)|\.storybook\/|package-lock\.json)/;

const packagesToo = isReached('packages', PACKAGE_SOURCE, [
  'node tools/packages.mjs',
  'node tools/apiReport.mjs',
  'node tools/fixtures.mjs',
  'node tools/budgets.mjs',
]);
const toolsToo = isReached('tools', TOOLS_SOURCE, ['npx vitest run --project tools']);
const journeys = reachedJourneys(tested);
if (!isAll)
  remarks.push(
    'Of journeys that no change reaches the spine was walked: npx playwright test --config e2e/playwright.config.ts',
    'Long journeys and details, every story in other engines, every docs page, the oldest peers and Next.js, a rehearsed release: npm run test:all',
  );

const VITEST = /Tests\s+(?:(?<failed>\d+) failed\D+)?(?<passed>\d+) passed/;
const ONE_WORKER = ['--maxWorkers', '1'];
const vitest = (project) => ['vitest', ['run', '--project', project, ...ONE_WORKER], VITEST];
const serverTests =
  process.env.SERVER_TESTS === 'postgres'
    ? ['node', ['tools/testPostgres.mjs'], VITEST]
    : vitest('server');

/** Parts by name: command, arguments, what counts in their output, and what they wait for. */
const plan = [
  ['build', 'node', ['tools/build.mjs'], null],
  [
    'storybook builds',
    'storybook',
    ['build', '--quiet', '--loglevel', 'error', '--stats-json'],
    null,
  ],
  [
    'journeys',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    /(?:\n {2}(?<failed>\d+) failed\n[^]*)?\n {2}(?<passed>\d+) passed/,
    { after: ['build'], env: { WORKERS: '1', ...(!isAll && { JOURNEYS: journeys.join(' ') }) } },
  ],
  ['server', ...serverTests],
  [
    'stories and pictures',
    'tsx',
    [
      'tools/visual/run.ts',
      '--built',
      'storybook-static',
      ...(isAll ? ['--explore', '--fresh'] : []),
    ],
    /(?<passed>\d+) stories passed, (?<failed>\d+) failed/,
    { after: ['storybook builds'] },
  ],
  ['unit', ...vitest('unit')],
  ...(packagesToo
    ? [
        [
          'packages',
          'node',
          ['tools/packages.mjs'],
          /(?<passed>\d+) packages checks passed, (?<failed>\d+) failed/,
        ],
        [
          'API reports',
          'node',
          ['tools/apiReport.mjs'],
          /(?<passed>\d+) API checks passed, (?<failed>\d+) failed/,
          { after: ['packages'] },
        ],
        [
          'fixture projects',
          'node',
          ['tools/fixtures.mjs'],
          /(?<passed>\d+) fixture checks passed, (?<failed>\d+) failed/,
          { after: ['packages'] },
        ],
      ]
    : []),
  [
    'budgets',
    'node',
    ['tools/budgets.mjs', ...(packagesToo ? [] : ['--page'])],
    /(?<passed>\d+) budgets kept, (?<failed>\d+) broken/,
    { after: ['build', ...(packagesToo ? ['packages'] : [])] },
  ],
  ['models', ...vitest('model')],
  ...(toolsToo ? [['tools', ...vitest('tools')]] : []),
  ...CHECKS.map(([name, command, args]) => [name, command, args, null]),
  [
    'other engines',
    'tsx',
    ['tools/engines/run.ts', '--built', ...(isAll ? ['--all'] : [])],
    /(?<passed>\d+) engine checks passed, (?<failed>\d+) failed/,
    { after: ['storybook builds', 'build', 'journeys'] },
  ],
];

const ended = [];
await runParts(
  plan.map(([name, command, args, counts, { after, env } = {}]) => ({
    name,
    command,
    args,
    counts,
    after,
    env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env },
  })),
  ({ name, counts }, { code, output, seconds }) => {
    console.log(`\n── ${name} ──\n${output.trimEnd()}`);
    const found = readTotals(output, counts);
    // A part that broke without naming a failed test has failed all the same, and so has one that
    // ran nothing.
    if (code !== 0 && found.failed === 0) found.failed = 1;
    const absent = output.match(/^Not run: .*$/gm) ?? [];
    remarks.push(...absent);
    if (code === 0 && found.passed === 0 && absent.length === 0)
      found[counts === null ? 'passed' : 'failed'] = 1;
    ended.push({ name, ...found, seconds, output });
  },
);

// A reader of a long log starts at its end.
for (const { name, failed, output } of ended)
  if (failed > 0) console.log(`\n── the end of ${name} ──\n${lastLines(output)}\n`);
for (const { name, seconds, passed, failed } of ended)
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}: ${passed} passed, ${failed} failed`);
for (const sentence of remarks) console.log(sentence);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
// What passes in CI is gone with its checkout.
if (process.env.CI === undefined) recordPassed();
const sum = (key) => ended.reduce((total, part) => total + part[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/** Whether a part has to run; if not, a remark names the commands that run it. */
function isReached(part, inputs, commands) {
  const hasPassed = tested.has(part, (file) => inputs.test(file));
  if (isAll || !hasPassed) return true;
  remarks.push(`Nobody changed ${part} since they passed: ${commands.join('; ')}`);
  return false;
}

function recordPassed() {
  const hasPassed = (...names) =>
    ended.filter(({ name, failed }) => names.includes(name) && failed === 0).length ===
    names.length;
  const packages = ['packages', 'API reports', 'fixture projects', 'budgets'];
  tested.write([
    ...(hasPassed(...packages) ? ['packages'] : []),
    ...(hasPassed('tools') ? ['tools'] : []),
    ...(hasPassed('journeys') ? journeys.map((name) => `e2e/${name}`) : []),
  ]);
}

function readTotals(output, counts) {
  const { passed = 0, failed = 0 } = counts?.exec(output)?.groups ?? {};
  return { passed: Number(passed), failed: Number(failed) };
}

/** So many lines say what failed. */
function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
