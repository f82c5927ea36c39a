import { installIfNeeded } from './install.mjs';
import { run } from './run.mjs';

/**
 * `npm test`: installs if needed, then runs checks, unit and server tests, every story with its
 * pictures, the journeys in a browser, and a sample of both in other engines. Everything runs even
 * when something fails. With `SERVER_TESTS=postgres` the server's tests run on a private PostgreSQL
 * in place of PGlite. The last line counts: `N passed, N failed`.
 */
try {
  installIfNeeded();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const started = performance.now();
const totals = { passed: 0, failed: 0 };
const parts = [];
/**
 * Sentences on what this machine cannot run, which counts neither as passed nor as failed, and on
 * what passed at a second try.
 */
const remarks = [];

// Each of them leaves a processor idle at times.
await Promise.all([
  runBeside(
    'checks',
    'node',
    ['tools/check.mjs'],
    /(?<passed>\d+) checks passed, (?<failed>\d+) failed/,
  ),
  (async () => {
    await runBeside(
      'packages',
      'node',
      ['tools/packages.mjs'],
      /(?<passed>\d+) packages checks passed, (?<failed>\d+) failed/,
    );
    await runBeside(
      'API reports',
      'node',
      ['tools/apiReport.mjs'],
      /(?<passed>\d+) API checks passed, (?<failed>\d+) failed/,
    );
    await runBeside(
      'fixture projects',
      'node',
      ['tools/fixtures.mjs'],
      /(?<passed>\d+) fixture checks passed, (?<failed>\d+) failed/,
    );
    await runBeside(
      'storybook builds',
      'storybook',
      ['build', '--quiet', '--loglevel', 'error', '--stats-json'],
      null,
    );
  })(),
]);
const VITEST = /Tests\s+(?:(?<failed>\d+) failed\D+)?(?<passed>\d+) passed/;
if (process.env.SERVER_TESTS === 'postgres')
  await Promise.all([
    runBeside('server on PostgreSQL', 'node', ['tools/testPostgres.mjs'], VITEST),
    runBeside(
      'unit',
      'vitest',
      ['run', '--project', 'unit', '--project', 'model', '--project', 'tools'],
      VITEST,
    ),
  ]);
else await runPart('unit and server', 'vitest', ['run'], VITEST);
await runPart(
  'stories and pictures',
  'tsx',
  [
    'tools/visual/run.ts',
    '--built',
    'storybook-static',
    ...(process.env.TEST_ALL ? ['--explore', '--fresh'] : []),
  ],
  /(?<passed>\d+) stories passed, (?<failed>\d+) failed/,
);
await runPart('build', 'node', ['tools/build.mjs'], null);
await runPart(
  'budgets',
  'node',
  ['tools/budgets.mjs'],
  /(?<passed>\d+) budgets kept, (?<failed>\d+) broken/,
);
await runPart('journeys', 'playwright', ['test', '--config', 'e2e/playwright.config.ts'], null, {
  read: readJourneys,
});
await runPart(
  'other engines',
  'tsx',
  ['tools/engines/run.ts', '--built', ...(process.env.TEST_ALL ? ['--all'] : [])],
  /(?<passed>\d+) engine checks passed, (?<failed>\d+) failed/,
);

// A reader of a long log starts at its end.
for (const { name, failed, output } of parts)
  if (failed > 0) console.log(`\n── the end of ${name} ──\n${lastLines(output)}\n`);
for (const part of parts)
  console.log(
    `${part.seconds.padStart(6)} s  ${part.name}: ${part.passed} passed, ${part.failed} failed`,
  );
for (const sentence of remarks) console.log(sentence);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s in all`);
if (!process.env.TEST_ALL)
  console.log(
    'Left to `npm run test:all`: the cells of stories that no change reaches, every story in other engines, journeys of attacks, killed servers, moving layouts and hidden tabs, the projects with Next.js and the oldest peers, every docs page in both languages, the review page with thousands of changes, journeys of details and variants, a rehearsed release.',
  );
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;

/** Runs a part beside others: it is printed whole once it has ended. */
function runBeside(name, command, args, pattern) {
  return runPart(name, command, args, pattern, { isBeside: true });
}

async function runPart(
  name,
  command,
  args,
  pattern,
  { read = (text) => readTotals(text, pattern), isBeside = false } = {},
) {
  if (!isBeside) console.log(`\n── ${name} ──`);
  const { code, output, seconds } = await run(command, args, {
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    ...(!isBeside && { onText: (text) => process.stdout.write(text) }),
  });
  if (isBeside) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
  const found = read(output) ?? { passed: 0, failed: 0 };
  // A part that broke without naming a failed test has failed all the same, and so has one that ran
  // nothing.
  if (code !== 0 && found.failed === 0) found.failed = 1;
  const absent = output.match(/^Not run: .*$/gm) ?? [];
  remarks.push(...absent, ...(output.match(/^Passed only when tried again: .*$/gm) ?? []));
  if (code === 0 && found.passed === 0 && absent.length === 0)
    found[pattern === null && read !== readJourneys ? 'passed' : 'failed'] = 1;
  totals.passed += found.passed;
  totals.failed += found.failed;
  parts.push({ name, ...found, seconds: seconds.toFixed(1), output });
}

function readTotals(output, pattern) {
  const found = pattern?.exec(output)?.groups;
  return found ? { passed: Number(found.passed), failed: Number(found.failed ?? 0) } : null;
}

function readJourneys(output) {
  const count = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(output)?.[1] ?? 0);
  const [, again] = /^ +\d+ flaky\n((?: {4}.*\n)+)/m.exec(output) ?? [];
  if (again) remarks.push(`Passed only when tried again:\n${again.trimEnd()}`);
  return { passed: count('passed') + count('flaky'), failed: count('failed') };
}

/** So many lines say what failed. */
function lastLines(output, count = 30) {
  return output.trimEnd().split('\n').slice(-count).join('\n');
}
